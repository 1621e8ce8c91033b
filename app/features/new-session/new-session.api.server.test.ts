import { expect, test } from "vitest";
import { ADMIN, editorCookie, json } from "../../../tests/support/app.ts";
import { setCalls } from "../../../tests/support/change-sets.ts";
import { openNewSession } from "../../../tests/support/new-sessions.ts";
import { errorOf } from "../../../tests/support/requests.ts";

const ADMINISTRATOR = { user: { email: ADMIN.email }, role: "admin" as const };

type Person = { id: string; name: string; email?: string };
type Team = { leads: Person[]; members: Person[] };

test("a session with a team from a table is prepared, published and undone", async () => {
  const { id, add, publish, undo, page } = await openNewSession();
  expect((await add([{ name: "Meera Bisht", role: "Treasurer" }])).status).toBe(204);
  expect(await page("/team")).not.toContain("Meera Bisht");
  expect((await publish({ id })).status).toBe(200);
  expect(await page("/team")).toMatch(/Session <strong>2026-27.*option value="2026" selected.*Meera Bisht/s);
  expect(await page("/team"), "initials instead of a portrait").toMatch(/aria-hidden="true">MB</);
  expect(await page("/team?year=2025"), "the old year stays").toContain("Om Rai");
  expect((await undo({ id })).status).toBe(200);
  expect(await page("/team")).toMatch(/Session <strong>2025-26.*option value="2025" selected/s);
  expect(await page("/team")).not.toContain("Meera Bisht");
});

test("people who stay keep their id, portrait and links", async () => {
  const { get, stay, draft } = await openNewSession();
  const { data } = await get<Team>("team/students-2025");
  const om = data.members.find(({ name }) => name === "Om Rai")!;
  await stay([`members.${om.id}`]);
  expect(await draft("team/students-2026")).toEqual({ leads: [], members: [om] });
});

test("e-mail addresses of people who left are hidden, and shown again after undo", async () => {
  const { id, get, stay, publish, undo, page } = await openNewSession();
  const { data } = await get<Team>("team/students-2025");
  const [first, second] = data.members as [Person, Person];
  await stay([`members.${first.id}`]);
  await publish({ id });
  const old = await page("/team?year=2025");
  expect(old).toContain(second.name);
  expect(old).toContain(`mailto:${first.email}`);
  expect(old).not.toContain(`mailto:${second.email}`);
  await undo({ id });
  expect(await page("/team?year=2025")).toContain(`mailto:${second.email}`);
});

test("e-mail addresses of people who were removed in the form of the team are hidden", async () => {
  const { id, get, stay, putInto, draft, publish, page } = await openNewSession();
  const { data } = await get<Team>("team/students-2025");
  const [first, second] = data.members as [Person, Person];
  await stay([`members.${first.id}`, `members.${second.id}`]);
  const team = (await draft("team/students-2026")) as Team;
  await putInto({ id }, "team/students-2026", { ...team, members: team.members.slice(0, 1) });
  await publish({ id });
  const old = await page("/team?year=2025");
  expect(old).toContain(`mailto:${first.email}`);
  expect(old).not.toContain(`mailto:${second.email}`);
});

test("changes of last year's team that were published between two steps are no conflict", async () => {
  const { add, stay, get, put, view, id, publish, page } = await openNewSession();
  const setRole = async (role: string) => {
    const { data } = await get<Team>("team/students-2025");
    const members = data.members.map((one) => (one.id === "om-rai" ? { ...one, role } : one));
    expect((await put("team/students-2025", { ...data, members })).status).toBe(200);
  };
  await stay(["members.om-rai"]);
  await setRole("Writer");
  await add([{ name: "Meera Bisht", role: "Treasurer" }]);
  await setRole("Editor of the newsletter");
  expect((await view()).missing.filter(({ text }) => text.includes("meanwhile"))).toEqual([]);
  await publish({ id });
  expect(await page("/team?year=2025")).toContain("Editor of the newsletter");
});

test("a person of last year who is in the table stays, with the new role", async () => {
  const { add, draft, view } = await openNewSession();
  await add([
    { name: "om rai", role: "Student Lead" },
    { name: "Meera Bisht", role: "Treasurer" },
  ]);
  const { leads, members } = (await draft("team/students-2026")) as Team;
  expect(leads).toMatchObject([{ id: "om-rai", role: "Student Lead", email: "om.rai@example.edu" }]);
  expect(members).toMatchObject([{ id: "meera-bisht", role: "Treasurer", picture: { file: "" } }]);
  const { lastYear } = await view();
  expect(lastYear.filter(({ list, stays }) => stays && list === "members").map(({ name }) => name)).toEqual(["Om Rai"]);
});

test("new leads are in the order that their roles had last year", async () => {
  const { add, stay, draft } = await openNewSession();
  await stay(["leads.zoya-mirza"]);
  await add([{ name: "Rohan Bisht", role: "Student lead" }]);
  const { leads } = (await draft("team/students-2026")) as Team;
  expect(leads.map(({ name }) => name)).toEqual(["Rohan Bisht", "Zoya Mirza"]);
});

test("a member becomes a lead, and stays one when the people who stay are chosen again", async () => {
  const { add, stay, call, draft } = await openNewSession();
  await stay(["members.om-rai"]);
  await add([{ name: "Meera Bisht", role: "President" }]);
  const move = (person: string, list: string) => call(`/people/${person}`, "PATCH", { list });
  expect((await move("meera-bisht", "leads")).status).toBe(204);
  await move("om-rai", "leads");
  await stay(["members.om-rai"]);
  const team = (await draft("team/students-2026")) as Team;
  expect(team).toMatchObject({ leads: [{ name: "Meera Bisht" }, { name: "Om Rai" }], members: [] });
  await move("meera-bisht", "members");
  expect(await draft("team/students-2026")).toMatchObject({ leads: [{ name: "Om Rai" }], members: [{}] });
  expect((await move("nobody", "leads")).status).toBe(404);
  expect((await move("om-rai", "faculty")).status).toBe(400);
});

test("staff stay until they are removed from the list", async () => {
  const { id, stay, call, view, publish, page } = await openNewSession();
  const faculty = (await view()).lastYear.filter(({ list }) => list === "faculty").map(({ part }) => part);
  await stay([]);
  expect((await view()).lastYear.filter(({ stays }) => stays).map(({ list }) => list)).toContain("special");
  await call("/staying", "PUT", { stay: faculty });
  expect((await view()).lastYear.filter(({ stays }) => stays).map(({ list }) => list)).not.toContain("special");
  await publish({ id });
  expect(await page("/team")).not.toContain("Anwar Hussain Lone");
});

test("staff who were added or changed in the set remain when the people who stay are chosen again", async () => {
  const { id, stay, call, get, view, putInto, draft } = await openNewSession();
  type Staff = { faculty: Person[]; special: Person[] };
  const everyone = (await view()).lastYear.map(({ part }) => part);
  const { faculty, special } = (await get<Staff>("team/staff")).data;
  expect(faculty.length).toBeGreaterThan(1);
  const changed = { ...faculty[0]!, role: "Dean" };
  const added = { id: "anita-negi", name: "Anita Negi", role: "Mentor", picture: { file: "", alt: "" } };
  const set = { faculty: [changed, ...faculty.slice(1), added], special };
  expect((await putInto({ id }, "team/staff", set)).status).toBe(200);
  await stay([]);
  expect(await draft("team/staff")).toMatchObject({ faculty: [changed, ...faculty.slice(1), { name: "Anita Negi" }] });
  const leaves = `faculty.${faculty[0]!.id}`;
  await call("/staying", "PUT", { stay: everyone.filter((part) => part !== leaves) });
  expect(await draft("team/staff")).toMatchObject({ faculty: [...faculty.slice(1), { name: "Anita Negi" }] });
  await call("/staying", "PUT", { stay: everyone });
  expect(await draft("team/staff"), "who stays again").toMatchObject({ faculty: [...faculty, { name: "Anita Negi" }] });
  const [first, second] = faculty.map((person) => `faculty.${person.id}`);
  await call("/staying", "PUT", { stay: everyone.filter((part) => part !== first && part !== second) });
  await call("/staying", "PUT", { stay: everyone.filter((part) => part !== first) });
  expect(await draft("team/staff"), "before the one after").toMatchObject({
    faculty: [{ id: faculty[1]!.id }, ...faculty.slice(2), { name: "Anita Negi" }],
  });
});

test("staff who were published after the step was opened stay", async () => {
  const { get, put, view, call, draft } = await openNewSession();
  type Staff = { faculty: Person[]; special: Person[] };
  const known = (await view()).lastYear.map(({ part }) => part);
  const { faculty, special } = (await get<Staff>("team/staff")).data;
  const added = { id: "anita-negi", name: "Anita Negi", role: "Mentor", picture: { file: "", alt: "" } };
  await put("team/staff", { faculty: [...faculty, added], special });
  const stay = known.filter((part) => part !== `faculty.${faculty[0]!.id}`);
  expect((await call("/staying", "PUT", { stay, known })).status).toBe(204);
  expect(await draft("team/staff")).toMatchObject({ faculty: [...faculty.slice(1), { name: "Anita Negi" }] });
});

test("nodes are copied, renamed and get coordinators of the new team", async () => {
  const { id, add, view, call, publish, page } = await openNewSession();
  await add([{ name: "Meera Bisht", role: "Coordinator, Event & PR" }]);
  const { nodes, missing } = await view();
  expect(nodes.find(({ name }) => name === "Event & PR")?.coordinators).toEqual(["Meera Bisht"]);
  const text = "Event & PR still names Nandini Kathait, who is not in the new team. Check this step and save it:";
  expect(missing).toContainEqual({ text, step: "nodes", isNeeded: true });
  const changed = nodes.map((node) => ({ ...node, name: `${node.name} 2`, coordinators: ["Meera Bisht"] }));
  expect((await call("/nodes", "PUT", { nodes: changed })).status).toBe(204);
  expect((await view()).missing.filter(({ step }) => step === "nodes")).toEqual([]);
  await publish({ id });
  expect(await page("/discover/nodes")).toMatch(/Event &amp; PR 2/);
  expect(await page("/discover/nodes?year=2025")).toContain("Nandini Kathait");
});

test("a coordinator who was added in another spelling is suggested in the spelling of the new team", async () => {
  const { add, view } = await openNewSession();
  await add([{ name: "nandini  KATHAIT", role: "Treasurer" }]);
  const { nodes, team } = await view();
  expect(nodes.find(({ name }) => name === "Event & PR")?.coordinators).toEqual([team[0]!.name]);
});

test("somebody whose role names the node is suggested before an old coordinator", async () => {
  const { add, view, call } = await openNewSession();
  await add([
    { name: "Nandini Kathait", role: "Treasurer" },
    { name: "Meera Bisht", role: "Coordinator, Event & PR" },
  ]);
  const { nodes } = await view();
  const index = nodes.findIndex(({ name }) => name === "Event & PR");
  expect(nodes[index]!.coordinators).toEqual(["Meera Bisht"]);
  for (const coordinators of [["Nandini Kathait"], []]) {
    await call("/nodes", "PUT", { nodes: nodes.with(index, { ...nodes[index]!, coordinators }) });
    expect((await view()).nodes[index]!.coordinators, "as it was saved").toEqual(coordinators);
  }
});

test("a node added in the form of the nodes gets a suggestion, too", async () => {
  const { id, add, view, draft, putInto } = await openNewSession();
  await add([{ name: "Meera Bisht", role: "Coordinator, Robotics" }]);
  const key = "discover/nodes/2026";
  const { nodes } = (await draft(key)) as { nodes: object[] };
  await putInto({ id }, key, {
    nodes: [...nodes, { ...nodes[0], id: "robotics", name: "Robotics", coordinators: [] }],
  });
  expect((await view()).nodes.at(-1)).toMatchObject({ name: "Robotics", coordinators: ["Meera Bisht"] });
});

test("a node saved without a coordinator has none after the session was undone", async () => {
  const { id, add, view, call, publish, undo } = await openNewSession();
  await add([{ name: "Meera Bisht", role: "Coordinator, Event & PR" }]);
  const empty = (await view()).nodes.map((node) => ({ ...node, coordinators: [] }));
  await call("/nodes", "PUT", { nodes: empty });
  await publish({ id });
  await undo({ id });
  expect((await view()).nodes).toEqual(empty);
});

test("a text of the old year is changed or left, and not found again", async () => {
  const { id, put, view, call, publish, page } = await openNewSession();
  await put("discover/vision", { text: "We see far.\n\nIn 2025-26 we build ten things.\n\nThe plan for 2025-26" });
  const { texts } = await view();
  const title = texts.find(({ was }) => was === "The plan for 2025-26")!;
  expect(title.suggestion).toBe("The plan for 2026-27");
  const vision = texts.find(({ key }) => key === "discover/vision")!;
  expect(vision).toMatchObject({
    was: "In 2025-26 we build ten things.",
    suggestion: "In 2025-26 we build ten things.",
  });
  for (const text of texts) {
    const changed = text === vision ? "In 2026-27 we build ten things." : null;
    expect((await call(`/texts/${text.id}`, "PUT", { text: changed })).status).toBe(204);
  }
  expect((await view()).texts).toEqual([]);
  expect((await call(`/texts/${vision.id}`, "PUT", { text: "Again." })).status).toBe(404);
  await publish({ id });
  expect(await page("/discover/mission-and-vision")).toMatch(/We see far\..*In 2026-27 we build/s);
});

test("a text is changed in its own paragraph only", async () => {
  const { put, view, call, draft } = await openNewSession();
  await put("discover/vision", { text: "The plan for 2025-26 is long.\n\n2025-26" });
  const { texts } = await view();
  const last = texts.find(({ key, was }) => key === "discover/vision" && was === "2025-26")!;
  await call(`/texts/${last.id}`, "PUT", { text: last.suggestion });
  expect(await draft("discover/vision")).toEqual({ text: "The plan for 2025-26 is long.\n\n2026-27" });
});

test("a past card of the home page is offered to show the next event", async () => {
  const { view, call, draft } = await openNewSession();
  const card = (await view()).texts.find(({ isFixed }) => isFixed)!;
  expect(card.was).toBe("“Idea to Prototype Day” was on October 13, 2025");
  await call(`/texts/${card.id}`, "PUT", { text: "" });
  await call(`/texts/${card.id}`, "PUT", { text: card.suggestion });
  expect(await draft("home")).toMatchObject({ upcoming: { show: "next" } });
  expect((await view()).texts.filter(({ isFixed }) => isFixed)).toEqual([]);
});

test("of two tabs the second one is told that the first one saved", async () => {
  const { add, view } = await openNewSession();
  const { revisions } = await view();
  const seen = { "If-Match": `"${revisions.team}"` };
  expect((await add([{ name: "Meera Bisht", role: "Treasurer" }], seen)).status).toBe(204);
  expect((await add([{ name: "Asha Rawat", role: "Treasurer" }], seen)).status).toBe(412);
  expect((await view()).team.map(({ name }) => name)).toEqual(["Meera Bisht"]);
});

test("a mistake in the table names the person and the field, and adds nobody", async () => {
  const { add, view } = await openNewSession();
  const people = [
    { name: "Meera Bisht", role: "Treasurer" },
    { name: "Asha Rawat", role: "", email: "asha" },
  ];
  const { status, fields } = await errorOf(await add(people));
  expect(status).toBe(400);
  expect(Object.keys(fields!)).toEqual(["people.1.role", "people.1.email"]);
  expect((await view()).team).toEqual([]);
});

test("the session that visitors see cannot be begun again, and a year only once", async () => {
  const { begin } = await openNewSession();
  const refused = async (settings: object) => Object.keys((await errorOf(await begin(settings))).fields!);
  expect(await refused({ label: "2025-26" })).toEqual(["label"]);
  expect(await refused({ year: 2025 })).toEqual(["year"]);
  expect(await refused({})).toEqual(["year"]);
});

test("of two sessions for the same year at the same moment, only one begins", async () => {
  const { app, begin } = await openNewSession();
  const next = { label: "2027-28", year: 2027 };
  const responses = await Promise.all([begin(next), begin(next), begin(next)]);
  expect(responses.map(({ status }) => status).toSorted()).toEqual([201, 400, 400]);
  const rows = app.site.database.kysely.selectFrom("newSession").select("year").where("year", "=", 2027);
  expect(await rows.execute()).toHaveLength(1);
});

test("a session whose beginning fails leaves nothing behind", async () => {
  const { app, begin, callSets } = await openNewSession();
  const { schema } = app.site.database.kysely;
  const sets = async () => (await (await callSets("", "GET")).json()) as object[];
  await schema.alterTable("newSession").renameTo("awaySession").execute();
  expect((await begin({ label: "2027-28", year: 2027 })).status).toBeGreaterThanOrEqual(500);
  await schema.alterTable("awaySession").renameTo("newSession").execute();
  expect(await sets()).toHaveLength(1);
  expect((await begin({ label: "2027-28", year: 2027 })).status).toBe(201);
  expect(await sets()).toHaveLength(2);
});

test("label and day can be changed, and a set that is no session is none", async () => {
  const { call, view, callSets, callSession } = await openNewSession();
  expect((await call("", "PUT", { label: "2026-28", publishOn: null })).status).toBe(204);
  expect(await view()).toMatchObject({ label: "2026-28", title: "Session 2026-28", publishOn: null });
  await callSets("", "POST", { title: "Other" });
  expect((await callSession(2, "", "PUT", { label: "x", publishOn: null })).status).toBe(404);
});

test("a new day moves a scheduled session, and without a day it is not scheduled", async () => {
  const { id, call, view, find, publish } = await openNewSession();
  const change = (publishOn: string | null) => call("", "PUT", { label: "2026-27", publishOn });
  await publish({ id }, "2098-08-01T09:00:00+05:30");
  expect((await view()).publishOn, "the day of the schedule").toBe("2098-08-01");
  expect((await change("2098-08-01")).status).toBe(204);
  expect((await find({ id })).publishAt, "the same day").toBe("2098-08-01T03:30:00.000Z");
  expect((await change("2099-01-02")).status).toBe(204);
  expect((await find({ id })).publishAt).toBe("2099-01-01T18:30:00.000Z");
  expect(Object.keys((await errorOf(await change("2020-01-01"))).fields!)).toEqual(["publishOn"]);
  expect((await view()).publishOn).toBe("2099-01-02");
  await change(null);
  expect(await find({ id })).toMatchObject({ state: "open", publishAt: null });
});

test("a refused change of label and day changes neither", async () => {
  const { id, call, view, publish, find, putInto } = await openNewSession();
  await publish({ id }, "2098-08-01T09:00:00+05:30");
  await putInto({ id }, "discover/nodes/2026", { nodes: [] });
  expect((await call("", "PUT", { label: "2026/27", publishOn: "2099-01-02" })).status).toBe(400);
  expect(await view()).toMatchObject({ label: "2026-27", publishOn: "2098-08-01", revisions: { site: 1 } });
  expect(await find({ id })).toMatchObject({ title: "Session 2026-27", publishAt: "2098-08-01T03:30:00.000Z" });
});

test("a new day of a session that cannot be published is refused, and names no field", async () => {
  const { id, call, publish, putInto } = await openNewSession();
  await publish({ id }, "2098-08-01T09:00:00+05:30");
  await putInto({ id }, "discover/nodes/2026", { nodes: [{ name: "Robotics", description: "", coordinators: [] }] });
  const { status, message, fields } = await errorOf(
    await call("", "PUT", { label: "2026-27", publishOn: "2099-01-02" }),
  );
  expect([status, fields]).toEqual([400, undefined]);
  expect(message).toBe(
    "Nodes of 2026: “Robotics”, Description: Write something here; it must not be empty. Nothing was published.",
  );
});

test("the label cannot become the one that visitors see now", async () => {
  const { call } = await openNewSession();
  const { fields } = await errorOf(await call("", "PUT", { label: "2025-26", publishOn: null }));
  expect(Object.keys(fields!)).toEqual(["label"]);
});

test("an editor cannot change or take out anything of the next session", async () => {
  const { app, id, draft, find } = await openNewSession();
  const editor = setCalls({ app, cookie: await editorCookie(app) });
  const before = await find({ id });
  expect((await editor.putInto({ id }, "site", await draft("site"))).status).toBe(403);
  for (const { key } of before.documents)
    expect((await editor.callSets(`/${id}/documents/${key}`, "DELETE")).status, key).toBe(403);
  expect(await find({ id })).toEqual(before);
});

test("a draft of the settings without a time zone does not break the session", async () => {
  const { id, draft, putInto, view } = await openNewSession();
  await putInto({ id }, "site", { ...(await draft("site")), timeZone: "" });
  expect((await view()).texts).not.toEqual([]);
});

test("a draft of the new team that somebody began beside the session adds nobody to it", async () => {
  const { app, cookie, id, add, publish, get } = await openNewSession();
  await add([{ name: "Meera Bisht", role: "Treasurer" }]);
  const copy = json("POST", { key: "team/students-2026" }, cookie);
  expect((await app.request("/api/content/team/students-2025/duplicate", copy)).status).toBe(201);
  await publish({ id });
  const { data } = await get<Team>("team/students-2026");
  expect([...data.leads, ...data.members]).toMatchObject([{ name: "Meera Bisht" }]);
});

test("two texts decided at the same moment are both decided", async () => {
  const { id, app, put, view } = await openNewSession();
  await put("discover/vision", { text: "The plan for 2025-26.\n\nIn 2025-26 we build ten things." });
  const { texts } = await view();
  await Promise.all(texts.map((text) => app.site.newSessions.settleText(ADMINISTRATOR, id, text.id, null)));
  expect((await view()).texts).toEqual([]);
});

test("a node is refused twice, and one that is gone, with the field", async () => {
  const { view, call } = await openNewSession();
  const { nodes } = await view();
  const [first] = nodes;
  for (const wrong of [[first, first], [{ ...first, id: "gone" }]]) {
    const { status, fields } = await errorOf(await call("/nodes", "PUT", { nodes: wrong }));
    expect([status, Object.keys(fields!)]).toEqual([400, ["nodes"]]);
  }
  expect((await view()).nodes).toEqual(nodes);
});

test("a node without a coordinator is named, and does not prevent publishing", async () => {
  const { app, id, view, call, publish } = await openNewSession();
  const { nodes } = await view();
  const changed = nodes.map((node) => ({ ...node, coordinators: node.name === "Event & PR" ? [] : ["Om Rai"] }));
  expect((await call("/nodes", "PUT", { nodes: changed })).status).toBe(204);
  const { missing } = await view();
  const text = "Event & PR has no coordinator yet. The page shows none.";
  expect(missing).toContainEqual({ text, step: "nodes", isNeeded: false });
  expect(missing.filter(({ isNeeded }) => isNeeded)).toEqual([]);
  expect((await publish({ id })).status).toBe(200);
  const page = await (await app.request("/discover/nodes")).text();
  expect(page.match(/<h3>/g)).toHaveLength(nodes.length);
  expect(page.match(/<span>Coordinator<\/span>/g)).toHaveLength(nodes.length - 1);
});

test("the session is continued at the first step that is not done", async () => {
  const { app, id, add, view, call } = await openNewSession();
  const next = async () => (await app.site.newSessions.listOpen(ADMINISTRATOR)).map(({ step }) => step);
  expect(await next()).toEqual(["who-stays"]);
  await add([{ name: "Meera Bisht", role: "Treasurer" }]);
  expect(await next()).toEqual(["nodes"]);
  const { nodes, texts } = await view();
  await call("/nodes", "PUT", { nodes: nodes.map((node) => ({ ...node, coordinators: ["Meera Bisht"] })) });
  expect(await next()).toEqual(["texts"]);
  for (const text of texts) await app.site.newSessions.settleText(ADMINISTRATOR, id, text.id, null);
  expect(await next()).toEqual(["look"]);
});

test("nodes without a coordinator on purpose are not the next step again", async () => {
  const { app, add, view, call } = await openNewSession();
  await add([{ name: "Meera Bisht", role: "Treasurer" }]);
  const { nodes } = await view();
  await call("/nodes", "PUT", { nodes: nodes.map((node) => ({ ...node, coordinators: [] })) });
  expect((await view()).missing.filter(({ step }) => step === "nodes")).toHaveLength(nodes.length);
  expect((await app.site.newSessions.listOpen(ADMINISTRATOR)).map(({ step }) => step)).toEqual(["texts"]);
});

test("a node may name somebody of the staff who stays", async () => {
  const { add, view, call } = await openNewSession();
  await add([{ name: "Meera Bisht", role: "Treasurer" }]);
  const { nodes, lastYear } = await view();
  const faculty = lastYear.find(({ list }) => list === "faculty")!;
  await call("/nodes", "PUT", { nodes: nodes.map((node) => ({ ...node, coordinators: [faculty.name] })) });
  expect((await view()).missing.filter(({ step }) => step === "nodes")).toEqual([]);
  const left = lastYear.filter(({ list, part }) => list === "special" || (list === "faculty" && part !== faculty.part));
  await call("/staying", "PUT", { stay: left.map(({ part }) => part) });
  const { missing } = await view();
  expect(missing.filter(({ step, isNeeded }) => step === "nodes" && isNeeded)).toHaveLength(nodes.length);
});

test("a node may name a person outside the team, and while the team is empty people of last year's team", async () => {
  const { view, call, add } = await openNewSession();
  const { nodes, missing } = await view();
  expect(missing.filter(({ isNeeded }) => isNeeded)).toEqual([]);
  await add([{ name: "Meera Bisht", role: "Treasurer" }]);
  await call("/nodes", "PUT", { nodes: nodes.map((node) => ({ ...node, coordinators: ["Guest Mentor"] })) });
  const changed = await view();
  expect(changed.missing.filter(({ isNeeded }) => isNeeded)).toEqual([]);
  expect(changed.nodes.map(({ coordinators }) => coordinators)).toEqual(nodes.map(() => ["Guest Mentor"]));
});

test("an empty team and missing portraits are named", async () => {
  const { view, add } = await openNewSession();
  expect((await view()).missing.map(({ text }) => text)).toContain("Nobody is in the team yet.");
  await add([{ name: "Meera Bisht", role: "Treasurer" }]);
  expect((await view()).missing.map(({ text }) => text)).toEqual(
    expect.arrayContaining([
      "Nobody is a lead. The page of the team begins with the leads.",
      "1 person has no portrait yet. The page shows their initials.",
    ]),
  );
});

test("a published session can be seen or undone, and is in preparation after that", async () => {
  const { id, app, add, publish, undo } = await openNewSession();
  const published = () => app.site.newSessions.findLast(ADMINISTRATOR);
  const open = () => app.site.newSessions.listOpen(ADMINISTRATOR);
  await add([{ name: "Meera Bisht", role: "Treasurer" }]);
  expect(await published()).toBeUndefined();
  await publish({ id });
  expect(await published()).toEqual({ id, title: "Session 2026-27" });
  expect(await open()).toEqual([]);
  await undo({ id });
  expect(await published()).toBeUndefined();
  expect(await open()).toMatchObject([{ id, title: "Session 2026-27" }]);
});

test("a session that was undone is published again, with later changes of others", async () => {
  const { id, add, stay, put, get, begin, publish, undo, page } = await openNewSession();
  await stay(["members.om-rai"]);
  await add([{ name: "Meera Bisht", role: "Treasurer" }]);
  await publish({ id });
  await undo({ id });
  const { data } = await get<{ product: string }>("site");
  await put("site", { ...data, product: "TPIC 2" });
  expect(Object.keys((await errorOf(await begin())).fields!), "it is being prepared").toEqual(["year"]);
  expect((await publish({ id })).status).toBe(200);
  expect(await page("/team")).toMatch(/TPIC 2.*Session <strong>2026-27.*Om Rai.*Meera Bisht/s);
  expect(await page("/team?year=2025")).not.toContain("nandini.kathait@example.edu");
  await undo({ id });
  expect(await page("/team")).toMatch(/TPIC 2.*Session <strong>2025-26/s);
});
