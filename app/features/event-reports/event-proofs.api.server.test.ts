import { expect, test } from "vitest";
import { ADMIN, cookieOf, EDITOR, editorCookie, json, startApp } from "../../../tests/support/app.ts";
import { addPerson } from "../../../tests/support/accounts.ts";
import { phonePhoto, pixelBomb, png, webp } from "../../../tests/support/pictures.ts";
import { addEvent, errorOf, form } from "../../../tests/support/requests.ts";
import { MAX_PROOF_BYTES, MAX_PROOFS } from "./event-proof.ts";
import type { EventProof } from "./event-report-schema.server.ts";

const PDF = new TextEncoder().encode("%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n");

async function openEvent() {
  const app = await startApp();
  const cookie = await cookieOf(app, ADMIN);
  const { id } = await addEvent(app, cookie);
  const address = `/api/events/${id}/proofs`;
  const add = (bytes: Uint8Array, { kind = "attendance", name = "sheet.pdf", as = cookie } = {}) =>
    app.request(address, form({ kind, file: new File([new Uint8Array(bytes)], name) }, as));
  const get = (path: string, as = cookie) => app.request(path, { headers: { Cookie: as } });
  const list = async () => (await (await get(address)).json()) as EventProof[];
  return { app, cookie, id, address, add, get, list };
}

test("administrators download a proof unchanged, and it cannot run scripts", async () => {
  const { add, get, list, address } = await openEvent();
  const added = await add(PDF, { name: 'C:\\lists\\हाज़िरी "1".pdf' });
  expect([added.status, await added.json()]).toEqual([
    201,
    {
      id: 1,
      kind: "attendance",
      name: "हाज़िरी 1.pdf",
      type: "application/pdf",
      size: PDF.length,
      addedAt: expect.any(String),
    },
  ]);
  expect(await list()).toHaveLength(1);
  const file = await get(`${address}/1`);
  expect(new Uint8Array(await file.arrayBuffer())).toEqual(PDF);
  expect(file.headers.get("Content-Type")).toBe("application/octet-stream");
  expect(file.headers.get("Content-Disposition")).toMatch(/^attachment; filename\*=UTF-8''%E0%A4%B9/);
  expect(file.headers.get("Content-Security-Policy")).toContain("sandbox");
  expect(file.headers.get("Cache-Control")).toContain("no-store");
  expect(file.headers.get("X-Content-Type-Options")).toBe("nosniff");
});

test("a file whose name has another ending gets the ending of its type", async () => {
  const { add, list } = await openEvent();
  for (const name of ["evil.html", "Scan 2.5", "list.PDF"]) await add(PDF, { name });
  expect((await list()).map(({ name }) => name)).toEqual(["evil.html.pdf", "Scan 2.5.pdf", "list.PDF"]);
});

test("a long name of emoji is cut between two of them", async () => {
  const { add, get, address } = await openEvent();
  expect((await add(PDF, { name: `${"🌲".repeat(200)}x.pdf` })).status).toBe(201);
  const file = await get(`${address}/1`);
  expect(file.status).toBe(200);
  expect(decodeURIComponent(file.headers.get("Content-Disposition")!)).toMatch(/''(🌲)+x\.pdf$/u);
});

test("an editor adds files and sees their names, and gets none of them back", async () => {
  const { app, add, get, address } = await openEvent();
  await addPerson(app, EDITOR, { role: "editor" });
  const editor = await cookieOf(app, EDITOR);
  expect((await add(PDF, { as: editor })).status).toBe(201);
  expect(await (await get(address, editor)).json()).toHaveLength(1);
  expect((await get(`${address}/1`, editor)).status).toBe(403);
  const removal = { method: "DELETE", headers: { Cookie: editor } };
  expect((await app.request(`${address}/1`, removal)).status).toBe(403);
});

const SVG = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>');
const HTML = new TextEncoder().encode("<!doctype html><script>alert(1)</script>");
test("a file of another type or size is refused", async () => {
  const wrong: [what: string, bytes: Uint8Array<ArrayBuffer>, kind: string, status: number][] = [
    ["an SVG picture that is called .png", SVG, "attendance", 415],
    ["a page that is called .pdf", HTML, "attendance", 415],
    ["half a PDF file", PDF.slice(0, 20), "bill", 415],
    ["an empty file", new Uint8Array(), "bill", 415],
    ["a PDF file as the photo of a camera", PDF, "original", 415],
    ["a file over 2 MB", new Uint8Array(MAX_PROOF_BYTES + 1).fill(37), "bill", 413],
  ];
  const { add, list } = await openEvent();
  for (const [what, bytes, kind, status] of wrong) {
    const refused = await errorOf(await add(bytes, { kind }));
    expect(refused.status, what).toBe(status);
    expect(refused.fields?.file, what).toMatch(/./);
  }
  expect(await list()).toEqual([]);
});

test("the message about a wrong original asks for a photo", async () => {
  const { add } = await openEvent();
  for (const bytes of [PDF, await webp()])
    expect(await errorOf(await add(bytes, { kind: "original" }))).toMatchObject({
      status: 415,
      fields: { file: "Choose a photo, as JPEG or PNG." },
    });
});

test("a file of an unknown kind, or none, names the field", async () => {
  const { app, address, cookie } = await openEvent();
  const wrong = await errorOf(await app.request(address, form({ kind: "x", file: new Uint8Array(PDF) }, cookie)));
  expect([wrong.status, Object.keys(wrong.fields ?? {})]).toEqual([400, ["kind"]]);
  const none = await errorOf(await app.request(address, form({ kind: "bill" }, cookie)));
  expect([none.status, Object.keys(none.fields ?? {})]).toEqual([400, ["file"]]);
});

test("an original photo is stored unchanged, and a huge one is not decoded", async () => {
  const { add, get, address } = await openEvent();
  const photo = await phonePhoto();
  await add(photo, { kind: "original", name: "photo.jpg" });
  const stored = await (await get(`${address}/1`)).arrayBuffer();
  expect(Buffer.from(stored).includes("CANARY-CAMERA")).toBe(true);
  expect((await add(pixelBomb(20_000, 20_000), { kind: "original", name: "big.png" })).status).toBe(201);
});

test("an event takes a limited number of files", async () => {
  const { app, add, id } = await openEvent();
  const row = {
    eventId: id,
    kind: "bill",
    name: "x",
    type: "application/pdf",
    size: 1,
    addedAt: "",
    addedBy: "",
  } as const;
  const rows = Array.from({ length: MAX_PROOFS }, () => ({ ...row, bytes: PDF }));
  await app.site.database.kysely.insertInto("eventProof").values(rows).execute();
  const refused = await errorOf(await add(PDF));
  expect([refused.status, refused.fields?.file]).toEqual([400, "An event has 30 files at most."]);
});

test("of many files at once no more than the limit are stored", async () => {
  const { add, list } = await openEvent();
  const all = await Promise.all(Array.from({ length: MAX_PROOFS + 4 }, () => add(PDF)));
  expect(all.filter(({ status }) => status === 201)).toHaveLength(MAX_PROOFS);
  expect(await list()).toHaveLength(MAX_PROOFS);
});

test("a file is found at its own event only, and can be deleted", async () => {
  const { app, cookie, add, get, list, address } = await openEvent();
  const other = await addEvent(app, cookie);
  await add(await png(), { name: "poster.png", kind: "poster" });
  expect((await get(`/api/events/${other.id}/proofs/1`)).status).toBe(404);
  const removal = { method: "DELETE", headers: { Cookie: cookie } };
  expect((await app.request(`/api/events/${other.id}/proofs/1`, removal)).status).toBe(404);
  expect((await app.request(`${address}/1`, removal)).status).toBe(204);
  expect((await app.request(`${address}/1`, removal)).status).toBe(404);
  expect(await list()).toEqual([]);
});

test.each(["a private file", "a report"])("an editor cannot delete an event with %s for good", async (what) => {
  const { app, cookie, id, add, list } = await openEvent();
  const editor = await editorCookie(app);
  if (what === "a private file") await add(PDF);
  else await app.request(`/api/events/${id}/report`, json("PUT", { students: 5 }, cookie));
  const remove = (path: string, as: string) => app.request(path, { method: "DELETE", headers: { Cookie: as } });
  expect((await remove(`/api/events/${id}`, editor)).status).toBe(204);
  const refused = await errorOf(await remove(`/api/trash/${id}`, editor));
  expect(refused).toMatchObject({
    status: 403,
    message: "This event has a report or private files. Only an administrator can delete it for good.",
  });
  await app.request(`/api/events/${id}/restore`, json("POST", {}, editor));
  expect(await list()).toHaveLength(what === "a private file" ? 1 : 0);
  await remove(`/api/events/${id}`, editor);
  expect((await remove(`/api/trash/${id}`, cookie)).status).toBe(204);
});
