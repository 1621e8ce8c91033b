import { expect, test } from "vitest";
import { z } from "zod";
import { collection, complete } from "../collections/collection.ts";
import {
  choice,
  date,
  email,
  line,
  lineOrNull,
  link,
  list,
  picture,
  prose,
  reference,
  time,
} from "../collections/fields.ts";
import { newSchema, storedSchema } from "./collection-schemas.ts";

const { fields } = collection({
  name: "team",
  fields: {
    title: line({ label: "Title", required: "Enter a title.", max: 10 }),
    about: prose({ label: "About", max: 20 }),
    since: date({ label: "Since" }),
    opens: time({ label: "Opens" }),
    mail: email({ label: "E-mail" }),
    site: link({ label: "Site" }),
    kind: choice({ label: "Kind", initial: "staff", options: { staff: "Staff", students: "Students" } }),
    note: lineOrNull({ label: "Note", max: 10, emptyMeans: "No note" }),
    node: reference({ label: "Node", to: "node" }),
    leads: list({
      label: "Leads",
      item: "Lead",
      named: "name",
      max: 2,
      of: { name: line({ label: "Name", required: "Enter a name.", max: 10 }), photo: picture({ label: "Photo" }) },
    }),
  },
  sort: ({ title }) => title,
  search: ["title"],
});

/** Returns the first problem of each field, like `parseInput`. */
function problems(schema: z.ZodType, input: unknown) {
  const issues = schema.safeParse(input).error?.issues ?? [];
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [path.join("."), message]));
}
const wrong = (extra: object) => problems(newSchema(fields), { title: "Team", ...extra });

test("only required fields are needed, and none is filled in", () => {
  expect(newSchema(fields).parse({ title: " Team " })).toEqual({ title: "Team" });
  expect(wrong({ title: " " })).toEqual({ title: "Enter a title." });
  expect(newSchema(fields).partial().parse({})).toEqual({});
});

test.each([
  ["a line that is too long", { title: "a".repeat(11) }, { title: "Use at most 10 characters." }],
  ["a number for text", { about: 7 }, { about: "“About” must be text, or empty." }],
  ["a date that does not exist", { since: "2026-02-30" }, { since: expect.stringContaining("2025-10-13") }],
  ["a time that no clock shows", { opens: "24:00" }, { opens: "Enter a time from 00:00 to 23:59, like 14:30." }],
  ["half an address", { mail: "asha@" }, { mail: "Enter an e-mail address, like name@example.edu." }],
  ["an address that is too long", { mail: `a@${"b.".repeat(200)}edu` }, { mail: "Use at most 254 characters." }],
  ["a link without https", { site: "http://a.de" }, { site: "Enter an address that starts with https://" }],
  ["no text as a link", { site: 7 }, { site: "Enter an address that starts with https://" }],
  ["an unknown choice", { kind: "x" }, { kind: "Choose one of: staff, students." }],
  ["a list that is none", { leads: "Asha" }, { leads: "“Leads” must be a list." }],
  ["an item without a name", { leads: [{}] }, { "leads.0.name": "Enter a name." }],
  ["too many items", { leads: [1, 2, 3].map((n) => ({ name: `${n}` })) }, { leads: "Use at most 2 leads." }],
])("%s is rejected by name", (_, extra, expected) => {
  expect(wrong(extra)).toEqual(expected);
});

test("every optional text may be empty", () => {
  const empty = { about: "", since: "", opens: "", mail: "", site: "", note: "", node: "" };
  expect(newSchema(fields).parse({ title: "Team", ...empty })).toEqual({ title: "Team", ...empty });
  expect(newSchema(fields).parse({ title: "Team", note: null }).note).toBeNull();
});

test("unknown fields are rejected, in items too, unless they are ignored", () => {
  expect(newSchema(fields).safeParse({ title: "Team", extra: 1 }).success).toBe(false);
  const known = { title: "Team", leads: [{ name: "Asha" }] };
  const more = { ...known, extra: 1, leads: [{ name: "Asha", extra: 1 }] };
  expect(newSchema(fields).safeParse(more).success).toBe(false);
  expect(newSchema(fields, { unknownFields: "ignored" }).parse(more)).toEqual(known);
});

test("a link is stored as browsers write it", () => {
  expect(newSchema(fields).parse({ title: "Team", site: " https://x.de " }).site).toBe("https://x.de/");
});

test("a link that is stored is valid when it is sent back", () => {
  const { site } = newSchema(fields).parse({ title: "Team", site: `https://x.de/${"न".repeat(200)}` });
  expect(newSchema(fields).parse({ title: "Team", site })).toMatchObject({ site });
  const long = newSchema(fields).safeParse({ title: "Team", site: `https://x.de/${"न".repeat(300)}` });
  expect(long.error?.issues).toMatchObject([{ path: ["site"], message: "Use at most 2,000 characters." }]);
});

test("stored data is whole", () => {
  expect(storedSchema(fields).safeParse({ title: "Team" }).success).toBe(false);
  expect(storedSchema(fields).parse(complete(fields, { title: "Team" }))).toMatchObject({ kind: "staff", leads: [] });
});

test("the description of the API has labels and limits", () => {
  const { properties } = z.toJSONSchema(newSchema(fields), { io: "input" });
  expect(properties).toMatchObject({
    title: { title: "Title", minLength: 1, maxLength: 10 },
    about: { title: "About", maxLength: 20 },
    kind: { enum: ["staff", "students"] },
  });
  expect(properties?.about).not.toHaveProperty("minLength");
});

test.each([
  ["/events", true],
  ["https://a.de/", true],
  ["//evil.example", false],
  ["/\\evil.example", false],
  ["events", false],
])("whether %s is a link to a page of this site or to another site: %s", (to, isRight) => {
  const schema = newSchema({ to: link({ label: "Link", ownPages: true }) });
  expect(schema.safeParse({ to }).success).toBe(isRight);
});
