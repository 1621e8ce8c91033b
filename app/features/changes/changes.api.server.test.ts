import { expect, test } from "vitest";
import { ADMIN, json } from "../../../tests/support/app.ts";
import { openSets, type ChangeSet, type ChangeSetDocument } from "../../../tests/support/change-sets.ts";
import { errorOf } from "../../../tests/support/requests.ts";

type Home = { hero: { text: string } };

test("two drafts of a set are published together", async () => {
  const { get, create, putInto, publish, page } = await openSets();
  const { data } = await get<Home>("home");
  const set = await create();
  expect(set).toMatchObject({ id: 1, title: "Session 2031-32", state: "open", publishAt: null, documents: [] });
  await putInto(set, "home", { ...data, hero: { ...data.hero, text: "A desk in the hills." } });
  await putInto(set, "discover/mission", { text: "We begin again." });
  expect(await page("/")).not.toContain("A desk in the hills.");
  expect(await page("/discover/mission-and-vision")).not.toContain("We begin again.");
  const published = await publish(set);
  expect(await published.json()).toMatchObject({ state: "published", publishBy: ADMIN.email });
  expect(await page("/")).toContain("A desk in the hills.");
  expect(await page("/discover/mission-and-vision")).toContain("We begin again.");
  expect(await get("home")).toMatchObject({ source: "database", updatedBy: ADMIN.email, revision: 2 });
});

test("a document of a set may be incomplete, and the set lists its changes", async () => {
  const { create, get, putInto, find } = await openSets();
  const set = await create();
  const response = await putInto(set, "blogs/half", { title: "Half a po" });
  expect(response.status).toBe(200);
  expect(response.headers.get("ETag")).toBe('"1"');
  const saved = (await response.json()) as ChangeSetDocument;
  expect(saved).toMatchObject({ key: "blogs/half", title: "Blog: Half a po", baseRevision: 0, isNew: true });
  const { documents } = await find(set);
  expect(documents).toEqual([saved]);
  expect(documents[0]!.changes).toContain("Title added: “Half a po”");
  const needed = ["date", "author", "summary", "picture", "body"];
  expect(Object.keys(documents[0]!.problems), "in the order of the form").toEqual(needed);
  expect(documents[0]!.firstField, "it has the first problem").toBe("date");
  const { data } = await get<Home>("home");
  await putInto(set, "home", { ...data, hero: { ...data.hero, text: "A desk in the hills." } });
  expect((await find(set)).documents[1]!.firstField, "it changes").toBe("hero.text");
});

test("a post of which visitors read nothing yet is new in a set, although it has a draft", async () => {
  const { app, cookie, create, putInto, find } = await openSets();
  const post = { title: "Soon" };
  expect((await app.request("/api/content/blogs/soon", json("POST", post, cookie))).status).toBe(201);
  const set = await create();
  await putInto(set, "blogs/soon", post);
  expect((await find(set)).documents).toMatchObject([{ key: "blogs/soon", isNew: true }]);
});

test("a set begins with a document and a time, or not at all", async () => {
  const { callSets, find } = await openSets();
  const at = "2099-07-01T09:00:00.000Z";
  const begin = (text: string, time = at) =>
    callSets("", "POST", { title: "July", first: { key: "discover/mission", data: { text }, base: 0 }, at: time });
  const refusal = await errorOf(await begin("See the [events](https://)."));
  expect(refusal).toMatchObject({ status: 400, fields: { text: expect.stringContaining("a link needs an address") } });
  const late = await errorOf(await begin("See the [events](/events).", "2020-07-01T09:00:00.000Z"));
  expect(late).toMatchObject({ status: 400, fields: { at: "Choose a time in the future." } });
  expect(await (await callSets("", "GET")).json()).toEqual([]);
  const { id } = (await (await begin("See the [events](/events).")).json()) as ChangeSet;
  expect(await find({ id })).toMatchObject({ publishAt: at, documents: [{ key: "discover/mission", revision: 1 }] });
});

test("with one mistake nothing is published, and it is named", async () => {
  const { get, create, putInto, publish, page, find } = await openSets();
  const { data: team } = await get<{ leads: object[] }>("team/students-2025");
  const set = await create();
  await putInto(set, "discover/mission", { text: "We begin again." });
  const [first, ...others] = team.leads;
  await putInto(set, "team/students-2026", { ...team, leads: [{ ...first, name: "" }, ...others] });
  const { status, message, fields } = await errorOf(await publish(set));
  expect(status).toBe(400);
  expect(message).toMatch(/^Students of 2026: .*Nothing was published\.$/);
  expect(Object.keys(fields!)).toEqual(["team/students-2026.leads.0.name"]);
  expect(await page("/discover/mission-and-vision")).not.toContain("We begin again.");
  expect(await find(set)).toMatchObject({ state: "open" });
});

test("drafts that changed since they were seen are neither published nor scheduled", async () => {
  const { create, putInto, publish, callSets, find, page } = await openSets();
  const { id } = await create();
  await putInto({ id }, "discover/mission", { text: "Seen." });
  const seen = { "If-Match": (await callSets(`/${id}`, "GET")).headers.get("ETag")! };
  expect((await find({ id })).tag).toBe(seen["If-Match"].slice(1, -1));
  await putInto({ id }, "discover/mission", { text: "Seen by nobody." });
  for (const at of [undefined, "2099-07-01T09:00:00Z"])
    expect(await errorOf(await publish({ id }, at, seen))).toMatchObject({
      status: 412,
      message: "Someone has changed these drafts since you opened this page. Look at them again.",
    });
  expect(await find({ id })).toMatchObject({ state: "open" });
  await putInto({ id }, "discover/mission", { text: "Seen." });
  expect((await publish({ id }, undefined, seen)).status).toBe(200);
  expect(await page("/discover/mission-and-vision")).toContain("Seen.");
});

test("a page that is added or taken out changes the tag of a set", async () => {
  const { create, putInto, find, callSets, publish } = await openSets();
  const set = await create();
  const tags = [(await find(set)).tag];
  await putInto(set, "discover/mission", { text: "We begin again." });
  tags.push((await find(set)).tag);
  await putInto(set, "discover/vision", { text: "We see far." });
  await callSets(`/${set.id}/documents/discover/mission`, "DELETE");
  tags.push((await find(set)).tag);
  expect(new Set(tags).size).toBe(3);
  expect((await publish(set, undefined, { "If-Match": "a mistake" })).status).toBe(412);
  expect((await publish(set, undefined, { "If-Match": "*" })).status).toBe(200);
});

test("of a change and a publish at the same moment, only one succeeds", async () => {
  const { create, putInto, publish, find, page } = await openSets();
  const set = await create();
  await putInto(set, "discover/mission", { text: "Seen." });
  const { tag } = await find(set);
  const responses = await Promise.all([
    publish(set, undefined, { "If-Match": `"${tag}"` }),
    putInto(set, "discover/mission", { text: "Seen by nobody." }),
  ]);
  const statuses = responses.map(({ status }) => status);
  expect([
    [200, 400],
    [412, 200],
  ]).toContainEqual(statuses);
  expect(await page("/discover/mission-and-vision")).not.toContain("Seen by nobody.");
});

test("a document of a set may refer to another one of it", async () => {
  const { get, create, putInto, publish, page } = await openSets();
  const { data: team } = await get("team/students-2025");
  const { data: site } = await get<{ defaults: object }>("site");
  const set = await create();
  const defaults = { ...site.defaults, teamYear: 2031 };
  await putInto(set, "site", { ...site, defaults });
  expect((await errorOf(await publish(set))).fields).toHaveProperty(["site.defaults.teamYear"]);
  await putInto(set, "team/students-2031", team);
  expect((await publish(set)).status).toBe(200);
  expect(await page("/team")).toMatch(/<option value="2031" selected/);
});

test("a request without a body publishes now", async () => {
  const { create, putInto, callSets, page } = await openSets();
  await putInto(await create(), "discover/mission", { text: "We begin again." });
  expect((await callSets("/1/publish", "POST")).status).toBe(200);
  expect(await page("/discover/mission-and-vision")).toContain("We begin again.");
});

test("a set that is published cannot be changed, deleted, or published again", async () => {
  const { create, putInto, publish, callSets } = await openSets();
  const set = await create();
  expect((await errorOf(await publish(set))).message).toContain("nothing in these changes");
  await putInto(set, "discover/mission", { text: "We begin again." });
  await publish(set);
  const again = [await putInto(set, "home", {}), await callSets(`/${set.id}`, "DELETE")];
  expect(again.map(({ status }) => status)).toEqual([400, 400]);
  expect((await errorOf(await publish(set))).message).toBe("These changes were published already.");
});

test("a request whose response was lost makes one set", async () => {
  const { callSets } = await openSets();
  const key = { "Idempotency-Key": "one" };
  const begin = async (title: string) => callSets("", "POST", { title }, key);
  expect(await (await begin("Once")).json()).toMatchObject({ id: 1 });
  expect(await (await begin("Once")).json()).toMatchObject({ id: 1 });
  expect((await begin("Twice")).status).toBe(422);
  expect(await (await callSets("", "GET")).json()).toHaveLength(1);
});

test("a document is taken out of a set, and a set is deleted", async () => {
  const { create, putInto, find, callSets } = await openSets();
  const set = await create();
  await putInto(set, "discover/mission", { text: "We begin again." });
  expect((await callSets("/1/documents/discover/mission", "DELETE")).status).toBe(204);
  expect((await callSets("/1/documents/discover/mission", "DELETE")).status).toBe(404);
  expect(await find(set)).toMatchObject({ documents: [] });
  expect((await callSets("/1", "DELETE")).status).toBe(204);
  expect((await callSets("/1", "GET")).status).toBe(404);
  expect(await (await callSets("", "GET")).json()).toEqual([] satisfies ChangeSet[]);
});

test("an older copy in the same set does not replace a newer one", async () => {
  const { create, putInto, find } = await openSets();
  const set = await create();
  await putInto(set, "discover/mission", { text: "One." });
  expect((await putInto(set, "discover/mission", { text: "Two." }, { "If-Match": '"1"' })).status).toBe(200);
  expect((await putInto(set, "discover/mission", { text: "Three." }, { "If-Match": '"1"' })).status).toBe(412);
  expect((await putInto(set, "discover/mission", { text: "Four." }, { "If-None-Match": "*" })).status).toBe(412);
  expect((await find(set)).documents).toMatchObject([{ revision: 2, data: { text: "Two." } }]);
});

test.each([
  ["a title that is empty", "", { title: " " }, "title"],
  ["a time that is over", "/1/publish", { at: "2020-01-01T10:00:00Z" }, "at"],
  ["a time that is none", "/1/publish", { at: "tomorrow" }, "at"],
])("%s is rejected by name", async (_, path, body, field) => {
  const { create, putInto, callSets } = await openSets();
  await putInto(await create(), "discover/mission", { text: "One." });
  const { status, fields } = await errorOf(await callSets(path, "POST", body));
  expect(status).toBe(400);
  expect(Object.keys(fields!)).toEqual([field]);
});

test("unknown content, and a value of a wrong type, do not get into a set", async () => {
  const { create, putInto, find } = await openSets();
  const set = await create();
  expect((await putInto(set, "nothing/here", { text: "One." })).status).toBe(404);
  expect((await errorOf(await putInto(set, "discover/mission", { text: 1 }))).fields).toHaveProperty("text");
  expect((await find(set)).documents).toEqual([]);
});
