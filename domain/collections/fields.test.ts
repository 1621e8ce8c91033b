/** Checks descriptions at compile time. `tsc` must report the line below each `@ts-expect-error`. */
import { expectTypeOf, test } from "vitest";
import { collection, type Data } from "./collection.ts";
import { choice, date, line, lineOrNull, list, picture, type NewOf } from "./fields.ts";

const team = collection({
  name: "team",
  fields: {
    title: line({ label: "Title", required: "Enter a title.", max: 80 }),
    since: date({ label: "Since" }),
    kind: choice({ label: "Kind", initial: "staff", options: { staff: "Staff", students: "Students" } }),
    note: lineOrNull({ label: "Note", max: 80, emptyMeans: "No note" }),
    leads: list({
      label: "Leads",
      item: "Lead",
      named: "name",
      max: 3,
      of: { name: line({ label: "Name", required: "Enter a name.", max: 80 }), photo: picture({ label: "Photo" }) },
    }),
  },
  sort: ({ title }) => title,
  search: ["title"],
});

type Lead = { id: string; name: string; photo: string };
type Team = { title: string; since: string; kind: "staff" | "students"; note: string | null; leads: Lead[] };
type NewTeam = NewOf<typeof team.fields>;

test("stored data has every field, with its type", () => {
  expectTypeOf<Data<typeof team>>().toExtend<Team>();
  expectTypeOf<Team>().toExtend<Data<typeof team>>();
});

test("a new document needs the required fields only, and a change none", () => {
  expectTypeOf<{ title: string }>().toExtend<NewTeam>();
  expectTypeOf<{ since: string }>().not.toExtend<NewTeam>();
  expectTypeOf<{ title: string; leads: { name: string }[] }>().toExtend<NewTeam>();
  expectTypeOf<{ title: string; leads: { photo: string }[] }>().not.toExtend<NewTeam>();
  expectTypeOf<object>().toExtend<Partial<NewTeam>>();
});

test("a slip in a description does not compile", () => {
  const inner = list({ label: "Teams", item: "Team", named: "name", max: 3, of: { name: date({ label: "Name" }) } });
  // @ts-expect-error An option that does not exist.
  line({ label: "Title", maxx: 80 });
  // @ts-expect-error A misspelt option.
  date({ label: "Since", requird: "Enter a date." });
  // @ts-expect-error A missing limit.
  line({ label: "Title" });
  // @ts-expect-error A choice that is none of the options.
  choice({ label: "Kind", initial: "b", options: { a: "A" } });
  // @ts-expect-error A list that is named by a field that it does not have.
  list({ label: "Leads", item: "Lead", named: "nam", max: 3, of: { name: date({ label: "Name" }) } });
  // @ts-expect-error A list inside a list.
  list({ label: "Leads", item: "Lead", named: "name", max: 3, of: { name: date({ label: "Name" }), teams: inner } });
  // @ts-expect-error A search in a field that does not exist.
  collection({ name: "team", fields: {}, sort: () => "", search: ["title"] });
});
