/** Any input gets a status below 500, and every error has the same shape. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { z } from "zod";
import { ROUTES } from "../server/api/routes.ts";
import { addressOf, nameOf, requestOf } from "./support/api-examples.ts";
import { ADMIN, cookieOf, json, startApp } from "./support/app.ts";
import { png } from "./support/pictures.ts";
import { addEvent, EVENT, file, form, errorOf } from "./support/requests.ts";

const CALLS = [
  ["POST", "/api/session"],
  ["POST", "/api/contact"],
  ["PUT", "/api/events/1"],
  ["PATCH", "/api/messages/1"],
] as const;
const FIELDS = [
  "title",
  "description",
  "date",
  "location",
  "image",
  "from_name",
  "from_email",
  "message",
  "read",
  "email",
  "password",
  "__proto__",
  "constructor",
];

test("any JSON gets a status below 500", async () => {
  const app = await startApp();
  const Cookie = await cookieOf(app, ADMIN);
  await addEvent(app, Cookie);
  const bodies = fc.oneof(
    fc.jsonValue(),
    fc.dictionary(fc.constantFrom(...FIELDS), fc.oneof(fc.jsonValue(), fc.string({ unit: "binary" }))),
  );
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...CALLS), bodies, async ([method, path], body) => {
      const headers = { Cookie, "Content-Type": "application/json" };
      const response = await app.request(path, { method, headers, body: JSON.stringify(body) });
      if (response.status >= 400) expect((await errorOf(response)).status).toBeLessThan(500);
    }),
    { numRuns: 200 },
  );
});

const ZOD = /^(Invalid|Unrecognized|Too (small|big))/;
/** Here a sentence comes first: the account has no second factor, and the site sends no mail. */
const WITHOUT_FIELDS = [
  "POST /api/account/second-factor/recovery-codes",
  "POST /api/account/second-factor/end",
  "POST /api/password-reset",
];

test("no refusal has a message in the words of the schema library", async () => {
  const app = await startApp();
  const Cookie = await cookieOf(app, ADMIN);
  await addEvent(app, Cookie);
  await app.request("/api/change-sets", json("POST", { title: "One" }, Cookie));
  const found = await app.request("/api/content/blogs/what-a-grant-panel-asks", { headers: { Cookie } });
  const { data: post } = (await found.json()) as { data: object };
  const world = { picture: "", otherSession: "", png: new Uint8Array(), post, cardToken: "" };
  const routes = ROUTES.filter(({ requestBody }) => requestBody?.type === "application/json");
  const refused = new Set<string>();
  for (const route of routes) {
    const { schema } = route.requestBody!;
    const example = JSON.parse(requestOf(route, world, {}).body as string) as object;
    const names = Object.keys({ ...example, ...(schema instanceof z.ZodObject && schema.shape) });
    const values = [null, 7, -1, [7], {}, { unknown: 1 }, "x".repeat(3_000), "\u0007", true];
    const bodies = [...values, ...values.map((value) => Object.fromEntries(names.map((name) => [name, value])))];
    for (const body of bodies) {
      const response = await app.request(addressOf(route, world), json(route.method, body, Cookie));
      if (response.status !== 400) continue;
      const { fields = {} } = await errorOf(response);
      for (const message of Object.values(fields)) {
        expect(message, nameOf(route)).not.toMatch(ZOD);
        refused.add(nameOf(route));
      }
    }
  }
  const expected = routes.map(nameOf).filter((name) => !WITHOUT_FIELDS.includes(name));
  expect([...refused].toSorted()).toEqual(expected.toSorted());
});

test("methods other than reading and posting a form return 405", async () => {
  const app = await startApp();
  for (const path of ["/", "/events", "/admin/messages", "/events.data", "/no-such-page"]) {
    for (const method of ["PUT", "PATCH", "DELETE", "OPTIONS", "PROPFIND", "QUERY"]) {
      const response = await app.request(path, { method });
      expect(await errorOf(response), `${method} ${path}`).toMatchObject({ status: 405 });
      expect(response.headers.get("Allow")).toBe("GET, HEAD, POST");
    }
  }
});

test("any bytes of any type get a status below 500", async () => {
  const app = await startApp();
  const Cookie = await cookieOf(app, ADMIN);
  const types = fc.constantFrom(
    "application/json",
    "multipart/form-data; boundary=x",
    "multipart/form-data",
    'multipart/form-data; boundary=""',
    "text/html",
    "application/json; charset=utf-16",
    "",
  );
  const bytes = fc.oneof(
    fc.uint8Array({ maxLength: 200 }),
    fc.string().map((text) => new TextEncoder().encode(`--x\r\n${text}\r\n--x--`)),
  );
  const calls = fc.constantFrom(...CALLS, ["POST", "/api/events"] as const, ["POST", "/api/upload"] as const);
  await fc.assert(
    fc.asyncProperty(calls, types, bytes, async ([method, path], type, body) => {
      const response = await app.request(path, {
        method,
        headers: { Cookie, "Content-Type": type },
        body: new Uint8Array(body),
      });
      expect((await errorOf(response)).status).toBeLessThan(500);
    }),
    { numRuns: 200 },
  );
});

test("a picture with any changed byte is accepted or rejected without a server error", async () => {
  const app = await startApp();
  const cookie = await cookieOf(app, ADMIN);
  const picture = await png(20, 20);
  const damage = fc.array(fc.tuple(fc.nat(picture.length - 1), fc.integer({ min: 0, max: 255 })), {
    minLength: 1,
    maxLength: 4,
  });
  await fc.assert(
    fc.asyncProperty(damage, async (changes) => {
      const damaged = new Uint8Array(picture);
      for (const [place, value] of changes) damaged[place] = value;
      expect([201, 413, 415]).toContain((await app.request("/api/upload", form({ file: damaged }, cookie))).status);
    }),
    { numRuns: 60 },
  );
});

test("any file name is accepted and ignored", async () => {
  const app = await startApp();
  const cookie = await cookieOf(app, ADMIN);
  const picture = await png(4, 4);
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: "binary", minLength: 1, maxLength: 60 }), async (name) => {
      const response = await app.request("/api/upload", form({ file: file(picture, name) }, cookie));
      expect(response.status).toBe(201);
    }),
    { numRuns: 40 },
  );
});

test("any path gets a status below 500", async () => {
  const app = await startApp();
  const parts = fc.constantFrom(
    "api",
    "media",
    "events",
    "assets",
    "..",
    ".",
    "%2e",
    "%",
    "%00",
    "%ff",
    "\\",
    "//",
    ":",
    "@",
    "é",
    "1",
    "a.data",
    "__manifest",
    "_root.data",
  );
  await fc.assert(
    fc.asyncProperty(
      fc.array(parts, { maxLength: 5 }),
      fc.constantFrom("GET", "HEAD", "POST", "PUT", "DELETE", "PATCH", "OPTIONS"),
      async (path, method) => {
        const response = await app.request(new URL(`http://localhost/${path.join("/")}`).href, { method });
        expect(response.status, `${method} /${path.join("/")}`).toBeLessThan(500);
      },
    ),
    { numRuns: 200 },
  );
});

test("a field nested thirty thousand deep is a bad field", async () => {
  const app = await startApp();
  const body = `{"from_name":${"[".repeat(30_000)}${"]".repeat(30_000)}}`;
  const response = await app.request("/api/contact", {
    method: "POST",
    body,
    headers: { "Content-Type": "application/json" },
  });
  expect(await errorOf(response)).toMatchObject({ status: 400 });
});

const OPEN_CALLS = ROUTES.filter(({ who, requestBody, admit }) => who === "anyone" && requestBody && !admit).map(
  ({ path }) => path,
);

test.each(OPEN_CALLS)("a body of more than 64 KB without a session is rejected at %s", async (path) => {
  const app = await startApp();
  const send = (bytes: number) => app.request(path, json("POST", "x".repeat(bytes - 2)));
  expect(await errorOf(await send(64 * 1024))).not.toMatchObject({ status: 413 });
  expect(await errorOf(await send(64 * 1024 + 1))).toMatchObject({ status: 413 });
});

test("error responses are never cached", async () => {
  const app = await startApp();
  for (const response of [
    await app.request("/api/nothing"),
    await app.request("/api/events", form(EVENT)),
    await app.request("/api/messages"),
  ]) {
    expect(response.headers.get("Cache-Control")).toBe("private, no-store");
  }
  await app.site.database.close();
  expect((await app.request("/api/events")).headers.get("Cache-Control")).toBe("private, no-store");
});

test.each(["/robots.txt", "/sitemap.xml", "/site.webmanifest", "/events.ics"])(
  "a form sent to %s is rejected like any wrong method",
  async (path) => {
    const app = await startApp();
    const response = await app.request(path, { method: "POST", body: new URLSearchParams({ title: "Pitch" }) });
    expect([response.headers.get("Allow"), await errorOf(response)]).toEqual([
      "GET, HEAD",
      { status: 405, message: "This address supports GET, HEAD only." },
    ]);
  },
);
