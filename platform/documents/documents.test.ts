/** Tests the service of every collection with one of the tests' own, on both databases. */
import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { collection, complete } from "../../domain/collections/collection.ts";
import { line, lineOrNull, list, picture } from "../../domain/collections/fields.ts";
import { NOBODY, type Viewer } from "../../domain/session.ts";
import { ADMIN, startApp, USER } from "../../tests/support/app.ts";
import { png } from "../../tests/support/pictures.ts";
import type { App } from "../../server/app.ts";
import { documents } from "./documents.ts";
import { updateDerived } from "./derived.ts";
import { selectUndeleted } from "./store.ts";

const description = collection({
  name: "lead",
  fields: {
    name: line({ label: "Name", required: "Enter a name.", max: 80 }),
    since: line({ label: "Since", max: 10 }),
    until: line({ label: "Until", max: 10 }),
    photo: picture({ label: "Photo" }),
    photoAlt: lineOrNull({ label: "What the photo shows", max: 80, about: "photo", emptyMeans: "Decoration" }),
    skills: list({
      label: "Skills",
      item: "Skill",
      named: "name",
      max: 5,
      of: { name: line({ label: "Name", max: 80 }), photo: picture({ label: "Photo" }) },
    }),
  },
  check: ({ since, until }) => (until && until < since ? { until: "The end must not be before the start." } : {}),
  sort: ({ since }) => since,
  until: ({ since, until }) => until || since,
  search: ["name"],
});

const ASHA: Viewer = { user: { email: ADMIN.email }, role: "admin" };

function leadsOf(app: App, changed: Partial<typeof description> = {}) {
  const { database, version } = app.site;
  const all = documents({
    database,
    collection: { ...description, ...changed },
    present: async (found) =>
      found.map(({ data, id, revision, publishedAt }) => ({ id, revision, isDraft: publishedAt === null, ...data })),
    afterWrite: version.refresh,
  });
  const add = (given: object = {}, draft?: boolean) =>
    all.create(ASHA, { name: "Om", since: "2026", ...given }, { draft });
  return { ...all, add };
}

async function start() {
  const app = await startApp();
  const upload = async () => (await app.site.media.upload(ASHA, await png())).imageUrl;
  return { app, leads: leadsOf(app), upload, version: () => app.site.version.current() };
}

const namesOf = (found: { name: string }[]) => found.map(({ name }) => name);
/** In 30 seconds. The tests publish what is due in one minute. */
const soon = () => new Date(Date.now() + 30_000);

test("a document is whole, also where little was given", async () => {
  const { leads } = await start();
  const lead = await leads.add();
  expect(lead).toMatchObject({ name: "Om", until: "", photo: "", photoAlt: null, skills: [], revision: 1 });
  expect(await leads.findAny(ASHA, lead.id)).toEqual(lead);
});

test.each<[who: string, viewer: Viewer, status: number]>([
  ["a visitor", NOBODY, 401],
  ["someone without the role", { user: { email: USER.email }, role: "user" }, 403],
])("%s changes nothing and sees no draft", async (_, viewer, status) => {
  const { leads } = await start();
  const { id } = await leads.add({}, true);
  const calls = [
    () => leads.create(viewer, { name: "x" }),
    () => leads.save(viewer, id, { name: "x" }),
    () => leads.copy(viewer, id, (data) => data),
    () => leads.createMany(viewer, async () => []),
    () => leads.remove(viewer, id),
    () => leads.restore(viewer, id),
    () => leads.removeForGood(viewer, id),
    () => leads.restoreVersion(viewer, id, 1),
    () => leads.schedule(viewer, id, new Date()),
    () => leads.history(viewer, id, {}),
    () => leads.listAll(viewer),
    () => leads.listTrash(viewer, {}),
    () => leads.pageWithDrafts(viewer, {}),
    () => leads.findAny(viewer, id),
  ];
  for (const call of calls) await expect(call(), String(call)).rejects.toMatchObject({ status });
  expect(await leads.list()).toEqual([]);
  expect(await leads.listAll(ASHA)).toMatchObject([{ id, revision: 1 }]);
});

test("two collections share one sequence of ids and nothing else", async () => {
  const { app, leads } = await start();
  const nodes = leadsOf(app, { name: "node" });
  const [lead, node] = [await leads.add(), await nodes.add({ name: "Node" })];
  expect(node.id).toBe(lead.id + 1);
  expect(namesOf(await leads.list())).toEqual(["Om"]);
  await expect(leads.findAny(ASHA, node.id)).rejects.toMatchObject({ status: 404, message: "There is no such lead." });
  await expect(nodes.remove(ASHA, lead.id)).rejects.toMatchObject({ message: "There is no such node." });
  await expect(nodes.restoreVersion(ASHA, lead.id, 1)).rejects.toMatchObject({ status: 404 });
});

test("a version that breaks today's rules, or was restored too late, is not restored", async () => {
  const { app, leads } = await start();
  const { id } = await leads.add({ since: "2026-01-01", until: "2026-02-01" });
  await leads.save(ASHA, id, { until: "2026-03-01" });
  const data = JSON.stringify({ name: "Asha", since: "2026-01-01", until: "2025-01-01" });
  const version = app.site.database.kysely.updateTable("documentVersion").where("documentId", "=", id);
  await version.where("revision", "=", 1).set({ data }).execute();
  await expect(leads.restoreVersion(ASHA, id, 1)).rejects.toMatchObject({
    status: 400,
    fields: { until: "The end must not be before the start." },
  });
  await leads.save(ASHA, id, { until: "2026-04-01" });
  await expect(leads.restoreVersion(ASHA, id, 2, 2)).rejects.toMatchObject({ status: 412 });
  expect(await leads.restoreVersion(ASHA, id, 2, 3)).toMatchObject({ until: "2026-03-01" });
});

test("rules across fields are checked after merging a change", async () => {
  const { leads } = await start();
  const { id } = await leads.add({ since: "2026", until: "2027" });
  const fields = { until: "The end must not be before the start." };
  await expect(leads.save(ASHA, id, { since: "2028" })).rejects.toMatchObject({ status: 400, fields });
  expect(await leads.save(ASHA, id, { since: "2027" })).toMatchObject({ since: "2027", until: "2027", revision: 2 });
});

test("of twenty saves of one revision, one succeeds and the others get the new one", async () => {
  const { leads } = await start();
  const { id } = await leads.add();
  const saves = Array.from({ length: 20 }, (_, index) =>
    leads.save(ASHA, id, { name: `Editor ${index}` }, { expected: 1 }).then(
      () => "saved",
      ({ status, current }) => [status, current.revision, current.savedBy],
    ),
  );
  const results = await Promise.all(saves);
  expect(results.filter((result) => result === "saved")).toHaveLength(1);
  expect(results.filter((result) => result !== "saved")).toEqual(
    Array.from({ length: 19 }, () => [412, 2, ADMIN.email]),
  );
});

test("a repeated request runs once, and another one with its key is rejected", async () => {
  const { leads } = await start();
  const given = { name: "Om", since: "2026" };
  const ids = await Promise.all([1, 2, 3, 4, 5].map(async () => (await leads.create(ASHA, given, { key: "k" })).id));
  expect(new Set(ids).size).toBe(1);
  await expect(leads.create(ASHA, { ...given, name: "Asha" }, { key: "k" })).rejects.toMatchObject({ status: 422 });
  await expect(leads.save(ASHA, ids[0]!, given, { key: "k" })).rejects.toMatchObject({ status: 422 });
});

test("lists are paged without gaps, newest or soonest first", async () => {
  const { leads } = await start();
  for (const [index, since] of ["2026", "2026", "2025", "2027", "2026"].entries())
    await leads.add({ name: `${since} ${index}`, since });
  const newest = ["2027 3", "2026 4", "2026 1", "2026 0", "2025 2"];
  expect(namesOf(await leads.list())).toEqual(newest);
  expect(namesOf((await leads.page({ limit: 3 })).rows)).toEqual(newest.slice(0, 3));
  expect(namesOf((await leads.page({ limit: 5, soonest: true })).rows)).toEqual(newest.toReversed());
  for (const [soonest, expected] of [
    [false, newest],
    [true, newest.toReversed()],
  ] as const) {
    const pages = [];
    for (let before: string | undefined, count = 0; before !== "" && count < 9; count += 1) {
      const { rows, older } = await leads.page({ limit: 2, soonest, before });
      pages.push(namesOf(rows));
      before = older ?? "";
    }
    expect(pages).toEqual([expected.slice(0, 2), expected.slice(2, 4), expected.slice(4)]);
  }
  expect(await leads.count()).toBe(5);
  expect(await leads.years()).toEqual([2027, 2026, 2025]);
});

test("documents with an empty or an odd sort key are paged, too", async () => {
  const { leads } = await start();
  for (const since of ["", "", "", "a.b", "5.5"]) await leads.add({ since });
  const ids = [];
  for (let before: string | undefined, count = 0; before !== "" && count < 9; count += 1) {
    const { rows, older } = await leads.page({ limit: 1, before });
    ids.push(...rows.map(({ id }) => id));
    before = older ?? "";
  }
  expect(ids).toEqual((await leads.list()).map(({ id }) => id));
});

test("a search takes every letter, and no pattern", async () => {
  const { leads } = await start();
  for (const name of ["Émile ÖZ", "50% off", "50 off", "a_b", "a\\b"]) await leads.add({ name });
  const found = async (word: string) => namesOf((await leads.page({ words: [word.toLowerCase()] })).rows);
  expect(await found("éMILE")).toEqual(["Émile ÖZ"]);
  expect(await found("50%")).toEqual(["50% off"]);
  expect(await found("a_b")).toEqual(["a_b"]);
  expect(await found("a\\b")).toEqual(["a\\b"]);
});

test("a filter by days includes documents that last into them", async () => {
  const { leads } = await start();
  await leads.add({ name: "long", since: "2024", until: "2026" });
  await leads.add({ name: "short", since: "2024" });
  const found = async (filter: object) => namesOf((await leads.page(filter)).rows);
  expect(await found({ from: "2025" })).toEqual(["long"]);
  expect(await found({ overBy: "2025" })).toEqual(["short"]);
  expect(await found({ to: "2023" })).toEqual([]);
  expect(await found({ where: { name: "short" } })).toEqual(["short"]);
});

test("a draft is published when it is due, once, even by two processes", async () => {
  const { app, leads, version } = await start();
  const { id } = await leads.add({}, true);
  const at = new Date(Date.now() + 60_000);
  await leads.schedule(ASHA, id, at);
  const before = version();
  expect(await leads.publishDue()).toBe(0);
  expect([await leads.list(), version()]).toEqual([[], before]);
  const counts = await Promise.all([leads, leadsOf(app), leadsOf(app)].map((each) => each.publishDue(at)));
  expect(counts.toSorted()).toEqual([0, 0, 1]);
  expect(await leads.list()).toMatchObject([{ id, isDraft: false }]);
  expect(version()).toBe(before + 1);
  const { rows } = await leads.history(ASHA, id, {});
  expect(rows.map(({ action }) => action)).toEqual(["published", "scheduled", "added"]);
});

test("a schedule can be cancelled, and a published document has none", async () => {
  const { leads } = await start();
  const { id } = await leads.add({}, true);
  await leads.schedule(ASHA, id, soon());
  await leads.schedule(ASHA, id, undefined);
  expect(await leads.publishDue(new Date(Date.now() + 60_000))).toBe(0);
  await leads.save(ASHA, id, {}, { draft: false });
  await expect(leads.schedule(ASHA, id, soon())).rejects.toMatchObject({ status: 400 });
});

test("a document that was deleted before it was due is not published", async () => {
  const { leads } = await start();
  const { id } = await leads.add({}, true);
  await leads.schedule(ASHA, id, soon());
  await leads.remove(ASHA, id);
  expect(await leads.publishDue(new Date(Date.now() + 60_000))).toBe(0);
});

test("only a change that visitors can see raises the site's version", async () => {
  const { leads, version } = await start();
  const raised = async (work: () => Promise<unknown>) => {
    const before = version();
    await work();
    return version() - before;
  };
  const { id } = await leads.add({}, true);
  expect(await raised(() => leads.save(ASHA, id, { name: "Asha" }))).toBe(0);
  expect(await raised(() => leads.save(ASHA, id, {}, { draft: false }))).toBe(1);
  expect(await raised(() => leads.save(ASHA, id, { name: "Asha" }))).toBe(0);
  expect(await raised(() => leads.save(ASHA, id, { name: "Om" }))).toBe(1);
  expect(await raised(() => leads.save(ASHA, id, {}, { draft: true }))).toBe(1);
  expect(await raised(() => leads.remove(ASHA, id))).toBe(0);
  const shown = await leads.add();
  expect(await raised(() => leads.remove(ASHA, shown.id))).toBe(1);
  expect(await raised(() => leads.removeForGood(ASHA, shown.id))).toBe(0);
});

test("removed ids are never used again", async () => {
  const { leads } = await start();
  const { id } = await leads.add({}, true);
  await leads.remove(ASHA, id);
  await leads.removeForGood(ASHA, id);
  expect((await leads.add()).id).toBe(id + 1);
});

test("a picture is stored as long as any version shows it, in list items too", async () => {
  const { app, leads, upload } = await start();
  const photo = await upload();
  const { id } = await leads.add({ skills: [{ name: "Drawing", photo }] });
  await leads.save(ASHA, id, { skills: [] });
  const inTwoDays = new Date(Date.now() + 2 * 24 * 3_600_000);
  expect(await app.site.media.removeUnused(inTwoDays)).toBe(0);
  expect(await leads.restoreVersion(ASHA, id, 1)).toMatchObject({ skills: [{ photo }] });
  await leads.remove(ASHA, id);
  await leads.removeForGood(ASHA, id);
  expect(await app.site.media.removeUnused(inTwoDays)).toBe(1);
});

test("a picture that is not stored here is named, and nothing is saved", async () => {
  const { leads } = await start();
  const photo = `/media/${"0".repeat(32)}-10.webp`;
  const refused = async (given: object) => leads.add(given).then(String, ({ fields }) => fields as object);
  expect(await refused({ photo })).toEqual({ photo: expect.stringMatching(/^This photo is not stored here/) });
  expect(await refused({ skills: [{ name: "a" }, { name: "b", photo }] })).toEqual({
    "skills.1.photo": expect.stringMatching(/^This photo is not stored here/),
  });
  expect(await leads.count()).toBe(0);
});

test("the fields about a picture are cleared with the picture", async () => {
  const { leads, upload } = await start();
  const photo = await upload();
  const { id } = await leads.add({ photo, photoAlt: "Om" });
  expect(await leads.save(ASHA, id, { name: "Asha" })).toMatchObject({ photoAlt: "Om" });
  expect(await leads.save(ASHA, id, { photo: "" })).toMatchObject({ photoAlt: null });
  expect(await leads.save(ASHA, id, { photo, photoAlt: "Asha" })).toMatchObject({ photoAlt: "Asha" });
});

test("a new description derives order and search again, once", async () => {
  const { app, leads } = await start();
  for (const [name, since] of [
    ["a", "2027"],
    ["b", "2026"],
  ] as const)
    await leads.add({ name, since });
  const changed = { ...description, sort: ({ name }: { name: string }) => name, search: ["since" as const] };
  const { database } = app.site;
  await updateDerived(database, changed);
  const now = leadsOf(app, changed);
  expect(namesOf(await now.list())).toEqual(["b", "a"]);
  expect(namesOf((await now.page({ words: ["2027"] })).rows)).toEqual(["a"]);
  await database.kysely.updateTable("document").set({ sortKey: "same" }).execute();
  await updateDerived(database, changed);
  expect((await database.kysely.selectFrom("document").select("sortKey").execute())[0]?.sortKey).toBe("same");
});

test("a document that today's description refuses is still read, and can be put right", async () => {
  const { app, leads } = await start();
  const { id } = await leads.add();
  const data = JSON.stringify({ name: 7, since: null, skills: "none", gone: true });
  await app.site.database.kysely.updateTable("document").set({ data }).where("id", "=", id).execute();
  expect(await leads.list()).toMatchObject([{ id, name: "", since: "", skills: [] }]);
  expect(await leads.save(ASHA, id, { name: "Om" })).toMatchObject({ name: "Om", revision: 2 });
  expect((await leads.history(ASHA, id, {})).rows).toHaveLength(2);
});

test.each(["null", "7", "no JSON", "[]", '{"skills":[{"id":{"toString":1}}]}'])(
  "stored data that is %s stops no list and no start",
  async (data) => {
    const { app, leads } = await start();
    const { id } = await leads.add();
    await app.site.database.kysely.updateTable("document").set({ data }).where("id", "=", id).execute();
    expect(await leads.list()).toMatchObject([{ id, name: "" }]);
    await updateDerived(app.site.database, { ...description, search: ["since"] });
  },
);

test.each(["\0", "\ud800", "a b", "x".repeat(101)])("an item gets another id than %j", async (id) => {
  const { leads } = await start();
  const lead = await leads.add({ skills: [{ id, name: "Drawing" }] });
  expect(lead.skills).toMatchObject([{ id: "drawing" }]);
  // PostgreSQL's json decodes every string of a row.
  expect((await leads.page({ where: { name: "Om" } })).rows).toHaveLength(1);
});

test("a document that is restored while the trash is emptied is not erased", async () => {
  const { app, leads } = await start();
  const { id } = await leads.add();
  await leads.remove(ASHA, id);
  const later = new Date(Date.now() + 31 * 24 * 3_600_000);
  let emptied: Promise<number> | undefined;
  await app.site.database.transaction(async (trx) => {
    await trx.updateTable("document").set({ deletedAt: null }).where("id", "=", id).execute();
    emptied = leads.emptyTrash(later);
    await wait(200);
  });
  expect(await emptied).toBe(0);
  expect(await leads.list()).toMatchObject([{ id }]);
});

test("a draft that is erased meanwhile does not prevent publishing the next one", async () => {
  const { app, leads } = await start();
  const [first, second] = [await leads.add({}, true), await leads.add({ name: "Asha" }, true)];
  for (const { id } of [first, second]) await leads.schedule(ASHA, id, soon());
  let published: Promise<number> | undefined;
  await app.site.database.transaction(async (trx) => {
    await trx.deleteFrom("document").where("id", "=", first.id).execute();
    published = leads.publishDue(new Date(Date.now() + 60_000));
    await wait(200);
  });
  expect(await published).toBe(1);
  expect(namesOf(await leads.list())).toEqual(["Asha"]);
});

test("a picture that is being removed is rejected by name", async () => {
  const { app, leads, upload } = await start();
  const photo = await upload();
  let saved: Promise<unknown> | undefined;
  await app.site.database.transaction(async (trx) => {
    await trx.deleteFrom("picture").execute();
    saved = leads.add({ photo }).catch(({ fields }: { fields: object }) => fields);
    await wait(200);
  });
  expect(await saved).toEqual({ photo: expect.stringMatching(/is not stored here/) });
});

test("adding many documents sees those that another request has added", async () => {
  const { leads } = await start();
  const addOnce = () =>
    leads.createMany(ASHA, async (trx) => {
      const known = await selectUndeleted(leads.store, trx).execute();
      return known.length > 0 ? [] : [{ data: complete(description.fields, { name: "Om", since: "2026" }) }];
    });
  await Promise.all([addOnce(), addOnce(), addOnce()]);
  expect(await leads.count()).toBe(1);
});
