import { randomBytes } from "node:crypto";
import sharp from "sharp";
import { expect, test } from "vitest";
import { json, startBeside } from "../../../tests/support/app.ts";
import { openNewSession } from "../../../tests/support/new-sessions.ts";
import { png } from "../../../tests/support/pictures.ts";
import { errorOf, form, watchedBody } from "../../../tests/support/requests.ts";
import { CARD_ADDRESS_LIMIT, CARD_SEND_LIMIT } from "./own-card.server.ts";
import { TOKEN_HEADER, versionOfCard, type MemberCard, type NewCard, type OwnCard } from "./member-card.ts";

const CARD = { name: "Meera Bisht", role: "Treasurer", email: "", professional: "", photos: "", agreed: "on" };

async function openCards(names = ["Meera Bisht"]) {
  const opened = await openNewSession();
  const { app, call } = opened;
  const made = (await (await call("/cards", "POST", { names })).json()) as NewCard[];
  const tokens = made.map(({ link }) => link.split("#")[1]!);
  const own = (path: string, token = tokens[0]!, body?: FormData) =>
    app.request(`/api/card${path}`, { method: "POST", headers: { [TOKEN_HEADER]: token }, body });
  return {
    ...opened,
    made,
    tokens,
    own,
    open: async (token?: string) => (await (await own("/open", token)).json()) as OwnCard,
    send: (fields: object = {}, token?: string) => own("", token, form({ ...CARD, ...fields }).body as FormData),
    cards: async () => (await (await call("/cards", "GET")).json()) as MemberCard[],
    accept: (id: number, headers?: Record<string, string>) => call(`/cards/${id}/accept`, "POST", undefined, headers),
    decline: (id: number, headers?: Record<string, string>) => call(`/cards/${id}`, "DELETE", undefined, headers),
    photoOf: (id: number) => call(`/cards/${id}/photo`, "GET"),
    newLink: (id: number) => call(`/cards/${id}/link`, "POST"),
  };
}

test("a card may leave out every optional text", async () => {
  const { own, open } = await openCards();
  const { name, role, agreed } = CARD;
  expect((await own("", undefined, form({ name, role, agreed }).body as FormData)).status).toBe(200);
  expect((await open()).data).toEqual({ name, role, email: "", professional: "", photos: "" });
});

test("a card whose data somebody damaged in the database is listed as empty", async () => {
  const { app, send, cards } = await openCards();
  await send();
  for (const data of ["", "no JSON", "null"]) {
    await app.site.database.kysely.updateTable("memberCard").set({ data }).execute();
    expect(await cards()).toMatchObject([{ data: { name: "", role: "" } }]);
  }
});

test("a new member sends a card, and it is in the team once it is accepted", async () => {
  const { id, open, send, cards, accept, draft, publish, page } = await openCards();
  expect(await open()).toMatchObject({ name: "Meera Bisht", session: "2026-27", data: null, hasPhoto: false });
  expect((await send({ photo: await png() })).status).toBe(200);
  expect(await cards()).toMatchObject([{ state: "arrived", data: { role: "Treasurer" }, hasPhoto: true }]);
  expect(await draft("team/students-2026")).toMatchObject({ members: [] });
  expect((await accept(1)).status).toBe(204);
  expect(await draft("team/students-2026")).toMatchObject({
    members: [
      {
        name: "Meera Bisht",
        picture: { media: expect.stringMatching(/^.media.*webp$/), alt: "Portrait of Meera Bisht" },
      },
    ],
  });
  expect(await page("/team")).not.toContain("Meera Bisht");
  await publish({ id });
  expect(await page("/team")).toContain("Portrait of Meera Bisht");
});

test("before a session is published it says that a card waits for a decision", async () => {
  const { send, accept, decline, view, tokens } = await openCards(["Meera Bisht", "Om Rai"]);
  const waiting = async () => (await view()).missing.filter(({ text }) => text.includes("arrived"));
  const note = (cards: string) => [
    { text: `${cards} before the team is public.`, step: "who-is-new", isNeeded: false },
  ];
  expect(await waiting()).toEqual([]);
  await send();
  await send({ name: "Om Rai" }, tokens[1]);
  expect(await waiting()).toEqual(note("2 cards have arrived. Accept or decline them"));
  await decline(2);
  expect(await waiting()).toEqual(note("1 card has arrived. Accept or decline it"));
  await accept(1);
  expect(await waiting()).toEqual([]);
});

test("before a session is published it says which links will stop working", async () => {
  const { send, view } = await openCards(["Meera Bisht", "Om Rai"]);
  const ending = async () => (await view()).missing.filter(({ text }) => text.includes("stop"));
  const note = (text: string) => [
    { text: `${text} working when the session is published.`, step: "who-is-new", isNeeded: false },
  ];
  expect(await ending()).toEqual(note("2 cards are not filled in yet. Their links stop"));
  await send();
  expect(await ending()).toEqual(note("1 card is not filled in yet. Its link stops"));
});

test("a photo of a phone is accepted, and without a link no body is read", async () => {
  const { send, app } = await openCards();
  // Noise cannot be compressed, so this is about 700 KB.
  const noise = { width: 500, height: 500, channels: 3 } as const;
  const photo = await sharp(randomBytes(500 * 500 * 3), { raw: noise })
    .png()
    .toBuffer();
  expect(photo.length).toBeGreaterThan(500_000);
  expect((await send({ photo: new Uint8Array(photo) })).status).toBe(200);
  const { seen, body, duplex } = watchedBody();
  const headers = { "Content-Type": "multipart/form-data; boundary=x" };
  const response = await app.request("/api/card", { method: "POST", headers, body, duplex } as RequestInit);
  expect(await errorOf(response)).toMatchObject({ status: 404 });
  expect(seen.read).toBe(false);
});

test("a card that changed since it was seen is not accepted", async () => {
  const { send, cards, accept, draft } = await openCards();
  await send();
  const [seen] = await cards();
  await send({ role: "King" });
  const { status, message } = await errorOf(await accept(1, { "If-Match": `"${seen!.sentAt}"` }));
  expect([status, message]).toEqual([412, "This card has changed since you opened this page. Look at it again."]);
  expect(await draft("team/students-2026")).toMatchObject({ members: [] });
  const [now] = await cards();
  expect(now).toMatchObject({ state: "arrived", data: { role: "King" } });
  expect((await accept(1, { "If-Match": `"${now!.sentAt}"` })).status).toBe(204);
});

test("a card that changes while it is accepted is not in the team", async () => {
  const { app, send, accept, draft, cards } = await openCards();
  await send();
  const { transaction } = app.site.database;
  app.site.database.transaction = async (work) => {
    app.site.database.transaction = transaction;
    await send({ role: "King" });
    return transaction(work);
  };
  expect((await accept(1)).status).toBe(412);
  expect(await draft("team/students-2026")).toMatchObject({ members: [] });
  expect(await cards()).toMatchObject([{ state: "arrived", data: { role: "King" } }]);
});

test("of two processes that accept a card at once, one puts it into the team", async () => {
  const { app, send, accept, draft, cookie } = await openCards();
  await send();
  const other = await startBeside(app);
  const there = other.request("/api/new-sessions/1/cards/1/accept", { method: "POST", headers: { Cookie: cookie } });
  const statuses = (await Promise.all([accept(1), there])).map(({ status }) => status);
  expect(statuses.filter((status) => status === 204)).toHaveLength(1);
  expect(await draft("team/students-2026")).toMatchObject({ members: [{ name: "Meera Bisht" }] });
});

test("two cards that are accepted at the same moment are both in the team", async () => {
  const { send, accept, draft, tokens } = await openCards(["Meera Bisht", "Asha Rawat"]);
  await send();
  await send({ name: "Asha Rawat" }, tokens[1]);
  expect((await Promise.all([accept(1), accept(2)])).map(({ status }) => status)).toEqual([204, 204]);
  const { members } = (await draft("team/students-2026")) as { members: { name: string }[] };
  expect(members.map(({ name }) => name).toSorted()).toEqual(["Asha Rawat", "Meera Bisht"]);
});

test("a card can be corrected until it is accepted, and then its link has ended", async () => {
  const { open, send, own, accept, draft } = await openCards();
  await send();
  await send({ role: "Secretary" });
  expect(await open()).toMatchObject({ data: { role: "Secretary" } });
  await accept(1);
  expect(await draft("team/students-2026")).toMatchObject({ members: [{ role: "Secretary" }] });
  for (const response of [await own("/open"), await own("/photo"), await send()])
    expect(await errorOf(response)).toMatchObject({ status: 410, message: expect.stringContaining("accepted") });
  expect((await errorOf(await accept(1))).status).toBe(400);
});

test("a declined card is deleted, and its link has ended", async () => {
  const { send, own, decline, cards, photoOf } = await openCards();
  await send({ photo: await png() });
  expect((await decline(1)).status).toBe(204);
  expect(await cards()).toMatchObject([{ state: "revoked", data: null, hasPhoto: false }]);
  expect((await photoOf(1)).status).toBe(404);
  expect((await own("/open")).status).toBe(410);
});

test("a version of a card that nobody has seen is not deleted", async () => {
  const { send, decline, cards } = await openCards();
  for (const role of ["Treasurer", "Secretary"]) {
    const [seen] = await cards();
    await send({ role });
    const { status, message } = await errorOf(await decline(1, { "If-Match": `"${versionOfCard(seen!)}"` }));
    expect([status, message]).toEqual([412, "This card has changed since you opened this page. Look at it again."]);
    expect(await cards()).toMatchObject([{ state: "arrived", data: { role } }]);
  }
  const [now] = await cards();
  expect((await decline(1, { "If-Match": `"${versionOfCard(now!)}"` })).status).toBe(204);
});

test("a card that was accepted cannot be declined any more", async () => {
  const { send, accept, decline, cards, draft } = await openCards();
  await send();
  await accept(1);
  const { status, message } = await errorOf(await decline(1));
  const accepted = "This card was accepted already. Remove the person from the new team instead.";
  expect([status, message]).toEqual([409, accepted]);
  expect(await cards()).toMatchObject([{ state: "accepted" }]);
  expect(await draft("team/students-2026")).toMatchObject({ members: [{ name: "Meera Bisht" }] });
});

test("a card of an expired link can still be accepted", async () => {
  const { app, send, own, accept } = await openCards();
  await send();
  await app.site.database.kysely.updateTable("memberCard").set({ expiresAt: "2020-01-01T00:00:00.000Z" }).execute();
  expect(await errorOf(await own("/open"))).toMatchObject({ status: 410, message: expect.stringContaining("expired") });
  expect((await send()).status).toBe(410);
  expect((await accept(1)).status).toBe(204);
});

test("a link reads and writes its own card only", async () => {
  const { open, send, own, tokens, cards } = await openCards(["Meera Bisht", "Asha Rawat"]);
  await send({ name: "Asha R", photo: await png() }, tokens[1]);
  expect(await open(tokens[0])).toMatchObject({ name: "Meera Bisht", data: null, hasPhoto: false });
  expect((await own("/photo", tokens[0])).status).toBe(404);
  expect((await own("/photo", tokens[1])).headers.get("Cache-Control")).toBe("private, no-store");
  expect((await own("/open", "guessed")).status).toBe(404);
  expect((await cards()).map(({ state }) => state)).toEqual(["waiting", "arrived"]);
});

test("a photo becomes a picture only when accepted, and a new photo replaces it", async () => {
  const { app, send, own } = await openCards();
  const { kysely } = app.site.database;
  const photo = async () => new Uint8Array(await (await own("/photo")).arrayBuffer());
  await send({ photo: await png(30, 20) });
  const first = await photo();
  await send({ photo: await png(40, 20) });
  expect(await photo()).not.toEqual(first);
  await send();
  expect((await photo()).length, "it stays without another one").toBeGreaterThan(0);
  expect(await kysely.selectFrom("picture").select("hash").execute()).toEqual([]);
  await send({ removePhoto: "on" });
  expect((await own("/photo")).status).toBe(404);
});

test("without consent, a name or a real picture nothing is stored", async () => {
  const { send, cards } = await openCards();
  const fieldsOf = async (fields: object) => Object.keys((await errorOf(await send(fields))).fields!);
  expect(await fieldsOf({ agreed: "" })).toEqual(["agreed"]);
  expect(await fieldsOf({ name: " ", professional: "http://example.com" })).toEqual(["name", "professional"]);
  const svg = await errorOf(
    await send({ photo: new TextEncoder().encode("<svg xmlns='http://www.w3.org/2000/svg'/>") }),
  );
  expect([svg.status, Object.keys(svg.fields!)]).toEqual([415, ["photo"]]);
  expect(await cards()).toMatchObject([{ state: "waiting", data: null, hasPhoto: false }]);
});

test("a new link for a card ends the earlier one, and shows what was sent", async () => {
  const { app, own, open, send, newLink, tokens, cards } = await openCards();
  await send();
  await app.site.database.kysely.updateTable("memberCard").set({ expiresAt: "2020-01-01T00:00:00.000Z" }).execute();
  const response = await newLink(1);
  const { name, link, expiresAt } = (await response.json()) as NewCard;
  expect([response.status, name]).toEqual([201, "Meera Bisht"]);
  expect(Date.parse(expiresAt)).toBeGreaterThan(Date.now());
  expect((await own("/open", tokens[0])).status).toBe(404);
  expect(await open(link.split("#")[1])).toMatchObject({ name: "Meera Bisht", data: { role: "Treasurer" } });
  expect(await cards()).toMatchObject([{ id: 1, state: "arrived" }]);
});

test("a card that was accepted, and one of a published session, get no new link", async () => {
  const { id, send, accept, newLink, publish } = await openCards(["Meera Bisht", "Om Rai"]);
  await send();
  await accept(1);
  expect(await errorOf(await newLink(1))).toMatchObject({ status: 409, message: expect.stringContaining("accepted") });
  await publish({ id });
  expect((await newLink(2)).status).toBe(400);
});

test("a declined card begins again with a new link", async () => {
  const { send, decline, newLink, open, cards } = await openCards();
  await send({ photo: await png() });
  await decline(1);
  const { link } = (await (await newLink(1)).json()) as NewCard;
  const token = link.split("#")[1];
  expect(await cards()).toMatchObject([{ state: "waiting", data: null, hasPhoto: false }]);
  expect(await open(token)).toMatchObject({ name: "Meera Bisht", data: null });
  await send({ role: "Secretary" }, token);
  expect(await cards()).toMatchObject([{ state: "arrived", data: { role: "Secretary" } }]);
});

test("a person who has a link gets no second card", async () => {
  const { call, cards, decline } = await openCards();
  const make = (...names: string[]) => call("/cards", "POST", { names });
  const names = "meera  bisht has a link already: “New link” beside the name makes another one. No link was made.";
  expect(await errorOf(await make("Om Rai", "meera  bisht"))).toMatchObject({ status: 400, fields: { names } });
  const twice = await errorOf(await make("Om Rai", "Om Rai"));
  expect(twice.fields).toEqual({ names: "Om Rai is in the list twice." });
  await decline(1);
  expect((await make("Meera Bisht")).status).toBe(400);
  expect(await cards()).toHaveLength(1);
});

test("a card shows what the new team has for its person", async () => {
  const { add, open, send } = await openCards();
  expect(await open()).toMatchObject({ known: null, data: null });
  await add([{ name: "MEERA bisht", role: "Treasurer", email: "meera@example.edu" }]);
  expect(await open()).toMatchObject({ known: { role: "Treasurer", email: "meera@example.edu" }, data: null });
  await send({ role: "Secretary" });
  expect(await open()).toMatchObject({ data: { role: "Secretary", email: "" } });
});

test("a member who corrects the name of the link is in the team once", async () => {
  const { add, send, accept, cards, draft } = await openCards();
  await add([
    { name: "Meera Bisht", role: "Treasurer" },
    { name: "Om Rai", role: "Writer" },
  ]);
  await send({ name: "Meera S. Bisht", photo: await png() });
  await accept(1);
  expect(await cards()).toMatchObject([{ name: "Meera S. Bisht", state: "accepted" }]);
  expect(await draft("team/students-2026")).toMatchObject({
    members: [{ name: "Meera S. Bisht", picture: { agreed: true } }, { name: "Om Rai" }],
  });
});

test("the token is stored as a hash, and no administrator sees it again", async () => {
  const { app, tokens, call } = await openCards();
  const rows = await app.site.database.kysely.selectFrom("memberCard").selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(tokens[0]);
  expect(await (await call("/cards", "GET")).text()).not.toContain(tokens[0]);
});

test("one card cannot be sent without limit", async () => {
  const { send, own } = await openCards();
  for (let count = 0; count < CARD_SEND_LIMIT.points; count += 1) await send();
  const { status, message } = await errorOf(await send());
  expect([status, message]).toEqual([429, expect.stringContaining("stays on this page")]);
  expect((await own("/open")).status).toBe(200);
});

test("a card without a photo keeps the portrait of last year", async () => {
  const { add, send, accept, draft, get } = await openCards(["Om Rai"]);
  const { data } = await get<{ members: { name: string; picture: object }[] }>("team/students-2025");
  const { picture } = data.members.find(({ name }) => name === "Om Rai")!;
  await add([{ name: "Om Rai", role: "Member" }]);
  await send({ name: "Om Rai", role: "Treasurer" });
  await accept(1);
  expect(await draft("team/students-2026")).toMatchObject({ members: [{ id: "om-rai", role: "Treasurer", picture }] });
});

test("last year's page shows the addresses of people who stay by their cards", async () => {
  const { send, accept, draft } = await openCards(["Om Rai"]);
  await send({ name: "Om Rai" });
  await accept(1);
  const old = JSON.stringify(await draft("team/students-2025"));
  expect(old).toContain("om.rai@example.edu");
  expect(old).not.toContain("nandini.kathait@example.edu");
});

test("sending a card counts once for its address", async () => {
  const { send, own } = await openCards();
  for (let count = 0; count < CARD_SEND_LIMIT.points; count += 1) await send();
  const rest = CARD_ADDRESS_LIMIT.points - CARD_SEND_LIMIT.points;
  for (let count = 0; count < rest; count += 1) expect((await own("/open")).status).toBe(200);
  expect((await own("/open")).status).toBe(429);
});

test("cards go with their changes, and those of another session are not reached", async () => {
  const { app, cookie, begin, callSets, own } = await openCards();
  await begin({ label: "2031-32", year: 2031 });
  const other = await app.request("/api/new-sessions/2/cards/1/accept", json("POST", {}, cookie));
  expect(other.status).toBe(404);
  await callSets("/1", "DELETE");
  expect((await own("/open")).status).toBe(404);
});

test("a published session gets no new links", async () => {
  const { id, publish, call } = await openNewSession();
  await publish({ id });
  expect((await call("/cards", "POST", { names: ["Meera Bisht"] })).status).toBe(400);
});

test("a link ends when its session is published, and works again when that is undone", async () => {
  const { id, own, publish, undo } = await openCards();
  await publish({ id });
  expect(await errorOf(await own("/open"))).toMatchObject({
    status: 410,
    message: expect.stringContaining("published"),
  });
  await undo({ id });
  expect((await own("/open")).status).toBe(200);
});

test("a card that nobody decided is deleted 60 days after its link ended", async () => {
  const { app, send, cards } = await openCards();
  await send();
  const [{ expiresAt }] = (await cards()) as [MemberCard];
  const after = (days: number) => new Date(Date.parse(expiresAt) + days * 86_400_000 + 1);
  expect(await app.site.newSessions.removeOldCards(after(59))).toBe(0);
  expect(await app.site.newSessions.removeOldCards(after(60))).toBe(1);
  expect(await cards()).toEqual([]);
});
