import { expect, test } from "vitest";
import { ADMIN } from "../../../tests/support/app.ts";
import { openSets } from "../../../tests/support/change-sets.ts";
import { png } from "../../../tests/support/pictures.ts";
import { errorOf, form } from "../../../tests/support/requests.ts";

type Person = { id: string; name: string; role: string; email?: string };
type Team = { leads: Person[]; members: Person[] };
type Home = { hero: { text: string; tagline: string[] } };
const VIEWER = { user: { email: ADMIN.email }, role: "admin" as const };
const TEAM = "team/students-2025";

test("changes of other fields and other people since the draft are merged", async () => {
  const { get, put, create, putInto, publish } = await openSets();
  const { data: team } = await get<Team>(TEAM);
  const [first, second, ...others] = team.members as [Person, Person, ...Person[]];
  const set = await create();
  await putInto(set, TEAM, { ...team, members: [{ ...first, role: "Astronaut" }, second, ...others] });
  await put(TEAM, { ...team, members: [first, { ...second, role: "Diver" }, ...others] });
  expect((await publish(set)).status).toBe(200);
  const { data } = await get<Team>(TEAM);
  expect(data.members.slice(0, 2).map(({ role }) => role)).toEqual(["Astronaut", "Diver"]);
});

test("changes of different fields of one person are merged, and undo takes back only those of the set", async () => {
  const { get, put, create, putInto, publish, undo } = await openSets();
  const { data: team } = await get<Team>(TEAM);
  const [first, ...others] = team.members as [Person, ...Person[]];
  const withFirst = (change: Partial<Person>) => ({ ...team, members: [{ ...first, ...change }, ...others] });
  const shownFirst = async () => (await get<Team>(TEAM)).data.members[0];
  const set = await create();
  await putInto(set, TEAM, withFirst({ email: "diver@example.edu" }));
  await put(TEAM, withFirst({ role: "Astronaut" }));
  expect((await publish(set)).status).toBe(200);
  expect(await shownFirst()).toMatchObject({ role: "Astronaut", email: "diver@example.edu" });
  expect((await undo(set)).status).toBe(200);
  expect(await shownFirst()).toEqual({ ...first, role: "Astronaut" });
});

test("a field that someone else changed, too, is named, and nothing is written", async () => {
  const { get, put, create, putInto, publish, find, page } = await openSets();
  const { data: team } = await get<Team>(TEAM);
  const [first, ...others] = team.members as [Person, ...Person[]];
  const set = await create();
  await putInto(set, "discover/mission", { text: "We begin again." });
  await putInto(set, TEAM, { ...team, members: [{ ...first, role: "Astronaut" }, ...others] });
  await put(TEAM, { ...team, members: [{ ...first, role: "Diver" }, ...others] });
  const { status, message, fields } = await errorOf(await publish(set));
  expect(status).toBe(412);
  expect(message).toContain(`Students of 2025: Members: “${first.name}”: it was changed on the site meanwhile, too.`);
  expect(Object.keys(fields!)).toEqual([`${TEAM}.members.${first.id}`]);
  expect(await find(set)).toMatchObject({ state: "open" });
  expect(await page("/discover/mission-and-vision")).not.toContain("We begin again.");
  expect(await get("discover/mission")).toMatchObject({ revision: 0 });
});

test("a field that is settled against the latest revision can be published", async () => {
  const { get, put, create, putInto, publish, page } = await openSets();
  const set = await create();
  await putInto(set, "discover/mission", { text: "Mine." });
  await put("discover/mission", { text: "Theirs." });
  expect((await publish(set)).status).toBe(412);
  const { revision } = await get("discover/mission");
  await putInto(set, `discover/mission?base=${revision}`, { text: "Both." });
  expect((await publish(set)).status).toBe(200);
  expect(await page("/discover/mission-and-vision")).toContain("Both.");
});

test("the form of a disputed draft has my text and names the changes of others", async () => {
  const { app, get, put, create, putInto, publish } = await openSets();
  const { data: home } = await get<Home>("home");
  const set = await create();
  await putInto(set, "home", { ...home, hero: { ...home.hero, text: "Mine." } });
  await put("home", { ...home, hero: { text: "Theirs.", tagline: ["Later"] } });
  const draft = await app.site.changeSets.openDraft(VIEWER, set.id, "home");
  expect(draft).toMatchObject({ revision: 1, base: 2, data: { hero: { text: "Mine.", tagline: ["Later"] } } });
  expect(draft.conflict).toMatchObject({
    disputed: ["hero.text"],
    before: { hero: { text: home.hero.text } },
    theirs: { hero: { text: "Theirs." } },
  });
  await putInto(set, `home?base=${draft.base}`, draft.data, { "If-Match": '"1"' });
  expect((await publish(set)).status).toBe(200);
  expect((await get<Home>("home")).data.hero).toMatchObject({ text: "Mine.", tagline: ["Later"] });
});

test("a draft from before a publish is merged with the revision its editor saw", async () => {
  const { get, put, create, putInto, publish } = await openSets();
  const { data: home } = await get<Home>("home");
  await put("home", { ...home, hero: { ...home.hero, text: "Saved by another." } });
  const set = await create();
  await putInto(set, "home?base=0", { ...home, hero: { ...home.hero, tagline: ["Mine"] } });
  expect((await publish(set)).status).toBe(200);
  const { data } = await get<Home>("home");
  expect(data.hero).toMatchObject({ text: "Saved by another.", tagline: ["Mine"] });
});

test("a document that was deleted meanwhile is not published until someone saves it again", async () => {
  const { get, create, putInto, publish, app, cookie } = await openSets();
  const key = "discover/nodes/2024";
  const { data } = await get(key);
  const set = await create();
  await putInto(set, key, data);
  await app.request(`/api/content/${key}`, { method: "DELETE", headers: { Cookie: cookie } });
  const { status, message } = await errorOf(await publish(set));
  expect([status, message]).toEqual([412, "Nodes of 2024: It was deleted meanwhile. Nothing was published."]);
  const draft = () => app.site.changeSets.openDraft(VIEWER, set.id, key);
  const { isDeleted, base, revision } = await draft();
  expect(isDeleted).toBe(true);
  await putInto(set, `${key}?base=${base}`, data, { "If-Match": `"${revision}"` });
  expect((await draft()).isDeleted).toBe(false);
  expect((await publish(set)).status).toBe(200);
});

test("undo restores the previous texts, as a new version", async () => {
  const { app, get, call, create, putInto, publish, undo, page } = await openSets();
  const paths = ["/", "/team", "/discover/mission-and-vision", "/blogs"];
  const read = async () => Promise.all(paths.map(page));
  const before = await read();
  const { data: home } = await get<Home>("home");
  const { data: team } = await get<Team>(TEAM);
  const { data: post } = await get("blogs/what-a-grant-panel-asks");
  const set = await create();
  await putInto(set, "home", { ...home, hero: { ...home.hero, text: "A desk in the hills." } });
  await putInto(set, "discover/mission", { text: "We begin again." });
  await putInto(set, "team/students-2031", team);
  await putInto(set, "blogs/new", { ...post, title: "A new post", date: "2031-01-01" });
  const version = app.site.version.current();
  expect((await publish(set)).status).toBe(200);
  expect(app.site.version.current(), "it is raised once").toBe(version + 1);
  expect(await page("/team")).toContain("2031");
  expect((await undo(set)).status).toBe(200);
  expect(await read()).toEqual(before);
  expect((await app.request("/blogs/new")).status).toBe(404);
  expect(await get("home")).toMatchObject({ source: "file" });
  const versions = (await (await call("discover/mission/versions")).json()) as { action: string; savedBy: string }[];
  expect(versions.map(({ action }) => action)).toEqual(["restored", "published", "added"]);
  expect(versions[0]).toMatchObject({ savedBy: ADMIN.email });
  expect(await errorOf(await undo(set))).toMatchObject({
    status: 400,
    message: "Only published changes can be undone.",
  });
});

test("undo of a document that was edited before shows that edit again", async () => {
  const { get, put, create, putInto, publish, undo, page } = await openSets();
  await put("discover/mission", { text: "Edited before." });
  const set = await create();
  await putInto(set, "discover/mission", { text: "We begin again." });
  await publish(set);
  await undo(set);
  expect(await page("/discover/mission-and-vision")).toContain("Edited before.");
  expect(await get("discover/mission")).toMatchObject({ source: "database" });
});

test("undo leaves later changes of other fields", async () => {
  const { get, put, create, putInto, publish, undo } = await openSets();
  const { data: home } = await get<Home>("home");
  const set = await create();
  await putInto(set, "home", { ...home, hero: { ...home.hero, text: "A desk in the hills." } });
  await publish(set);
  const { data: published } = await get<Home>("home");
  await put("home", { ...published, hero: { ...published.hero, tagline: ["Later"] } });
  expect((await undo(set)).status).toBe(200);
  const { data } = await get<Home>("home");
  expect(data.hero).toMatchObject({ text: home.hero.text, tagline: ["Later"] });
});

test("undo refuses to take back a field that someone changed since, and names it", async () => {
  const { get, put, create, putInto, publish, undo, page } = await openSets();
  const { data: team } = await get<Team>(TEAM);
  const set = await create();
  await putInto(set, "discover/mission", { text: "We begin again." });
  await putInto(set, "team/students-2031", team);
  await publish(set);
  await put("discover/mission", { text: "And later again." });
  const changed = await errorOf(await undo(set));
  expect(changed.status).toBe(412);
  const advice = "Nothing was undone. Change these pages themselves, or restore older versions in their history.";
  expect(changed.message).toBe(`Mission: Text: someone changed this since. ${advice}`);
  expect(Object.keys(changed.fields!)).toEqual(["discover/mission.text"]);
  expect(await page("/team?year=2031")).toMatch(/<option value="2031"/);
});

test("undo refuses to delete a new document that someone edited since", async () => {
  const { get, put, create, putInto, publish, undo } = await openSets();
  const { data: team } = await get<Team>(TEAM);
  const set = await create();
  await putInto(set, "team/students-2031", team);
  await publish(set);
  await put("team/students-2031", { ...team, members: team.members.slice(1) });
  const { status, message } = await errorOf(await undo(set));
  expect(status).toBe(412);
  expect(message).toContain(`Students of 2031: Members: “${team.members[0]!.name}” removed since.`);
});

test("undo refuses to publish again what somebody took off the site since", async () => {
  const { app, call, get, create, putInto, publish, undo } = await openSets();
  const key = "blogs/what-a-grant-panel-asks";
  const { data } = await get(key);
  const set = await create();
  await putInto(set, key, { ...data, title: "A new title" });
  await publish(set);
  expect((await call(`${key}?to=draft`, { method: "DELETE" })).status).toBe(204);
  const { status, message } = await errorOf(await undo(set));
  expect(status).toBe(412);
  expect(message).toContain("It was taken off the site since. Nothing was undone.");
  expect((await app.request(`/${key}`)).status).toBe(404);
});

test("a draft of its own is published with the set, and a draft again after undo", async () => {
  const { app, get, post, create, putInto, publish, undo } = await openSets();
  const { data } = await get("blogs/what-a-grant-panel-asks");
  await post("blogs/begun", { ...data, title: "Begun" });
  const set = await create();
  await putInto(set, "blogs/begun", { ...data, title: "Finished" });
  expect((await publish(set)).status).toBe(200);
  expect((await app.request("/blogs/begun")).status).toBe(200);
  expect((await undo(set)).status).toBe(200);
  expect((await app.request("/blogs/begun")).status).toBe(404);
  expect(await get("blogs/begun")).toMatchObject({ draft: true, data: { title: "Begun" } });
});

test("a picture of a set is stored until it is published", async () => {
  const { app, cookie, get, create, putInto, publish, undo, page } = await openSets();
  const sent = await app.request("/api/upload", form({ file: await png() }, cookie));
  const { imageUrl } = (await sent.json()) as { imageUrl: string };
  const { data: post } = await get("blogs/what-a-grant-panel-asks");
  const set = await create();
  await putInto(set, "blogs/new", { ...post, picture: { media: imageUrl, alt: "A hall" } });
  const inAYear = new Date(Date.now() + 365 * 86_400_000);
  expect(await app.site.media.removeUnused(inAYear)).toBe(0);
  expect((await publish(set)).status).toBe(200);
  expect(await page("/blogs/new")).toContain(imageUrl);
  await undo(set);
  expect(await app.site.media.removeUnused(inAYear), "the set is open again").toBe(0);
});

test("changes that were undone are open again, with all that was written and without a time", async () => {
  const { app, get, put, create, putInto, publish, undo, find, page } = await openSets();
  const { data: team } = await get<Team>(TEAM);
  const { data: home } = await get<Home>("home");
  const set = await create();
  await putInto(set, "home", { ...home, hero: { ...home.hero, text: "A desk in the hills." } });
  await putInto(set, "team/students-2031", team);
  await app.site.changeSets.review(VIEWER, set.id, { isReady: true, note: "Look at the heading." });
  await publish(set, "2099-07-01T09:00:00.000Z");
  const later = new Date("2099-07-01T09:00:30Z");
  expect(await app.site.changeSets.publishDue(later)).toBe(1);
  await undo(set);
  expect(await app.site.changeSets.publishDue(later)).toBe(0);
  expect(await find(set)).toMatchObject({
    state: "open",
    publishAt: null,
    readyAt: null,
    note: null,
    documents: [
      { key: "home", data: { hero: { text: "A desk in the hills." } } },
      { key: "team/students-2031", isNew: true },
    ],
  });
  await put("home", { ...home, hero: { ...home.hero, tagline: ["Later"] } });
  expect((await publish(set)).status).toBe(200);
  const { hero } = (await get<Home>("home")).data;
  expect(hero, "changes of others are merged").toMatchObject({ text: "A desk in the hills.", tagline: ["Later"] });
  expect(await page("/team?year=2031")).toMatch(/<option value="2031"/);
  await undo(set);
  const { hero: before } = (await get<Home>("home")).data;
  expect(before).toMatchObject({ text: home.hero.text, tagline: ["Later"] });
});
