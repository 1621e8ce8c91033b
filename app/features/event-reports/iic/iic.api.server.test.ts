import { unzipSync } from "fflate";
import sharp from "sharp";
import { expect, test } from "vitest";
import { ADMIN, cookieOf, editorCookie, json, startApp } from "../../../../tests/support/app.ts";
import { phonePhoto, pixelBomb, plain, png } from "../../../../tests/support/pictures.ts";
import { addEvent, form } from "../../../../tests/support/requests.ts";
import type { Viewer } from "../../../../domain/session.ts";
import { MAX_PROOF_BYTES } from "../event-proof.ts";

const VIEWER: Viewer = { user: { email: ADMIN.email }, role: "admin" };
const PDF = new TextEncoder().encode("%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n");

async function openEvent(fields: Record<string, string> = {}) {
  const app = await startApp();
  const cookie = await cookieOf(app, ADMIN);
  const { id } = await addEvent(app, cookie, { title: "Hackathon", date: "2025-10-13", ...fields });
  const put = (report: object) => app.request(`/api/events/${id}/report`, json("PUT", report, cookie));
  const prove = (kind: string, bytes: Uint8Array, name = "file") =>
    app.request(`/api/events/${id}/proofs`, form({ kind, file: new File([new Uint8Array(bytes)], name) }, cookie));
  const sheet = () => app.site.iicSheets.find(VIEWER, id);
  const zip = async () => {
    const response = await app.request(`/api/events/${id}/iic.zip`, { headers: { Cookie: cookie } });
    expect(response.status).toBe(200);
    return { response, files: unzipSync(new Uint8Array(await response.arrayBuffer())) };
  };
  const upload = async (bytes: Uint8Array) => (await app.site.media.upload(VIEWER, bytes)).imageUrl;
  return { app, cookie, id, put, prove, sheet, zip, upload };
}

const REPORT = {
  students: 140,
  faculty: 8,
  external: 0,
  expenditure: 125_000,
  hours: 24,
  mode: "hybrid",
  videoUrl: "https://video.example.edu/1",
  objective: "Find a problem.",
  learnt: "Ask users.",
  outcome: "Pine won.",
  speakers: [{ name: "Asha", designation: "Professor", organisation: "X" }, { name: "मीरा" }],
  posts: ["https://a.example.org/1", "https://b.example.org/2"],
  iic: { level: "Level 4", theme: "Innovation", drivenBy: "MIC driven", ledBy: "Institute" },
};

test("the sheet has the fields of the council's form in its order", async () => {
  const { put, prove, sheet, upload } = await openEvent({ endDate: "2025-10-14" });
  const image = await upload(await png());
  await put({
    ...REPORT,
    photos: [
      { image, alt: "A" },
      { image: await upload(await png(50)), alt: "B" },
    ],
  });
  await prove("attendance", PDF);
  await prove("attendance", await png());
  await prove("report", PDF);
  const { fields, isFinished, session } = await sheet();
  expect([isFinished, session]).toEqual([true, "2025-26"]);
  expect(fields.map(({ label, value }) => [label, value])).toEqual([
    ["Academic year", "2025-26"],
    ["Quarter", "Quarter 2"],
    ["Driven by", "MIC driven"],
    ["Name of the activity", "Hackathon"],
    ["Level", "Level 4"],
    ["Led by", "Institute"],
    ["Theme", "Innovation"],
    ["Hours", "24"],
    ["From", "2025-10-13"],
    ["To", "2025-10-14"],
    ["Students", "140"],
    ["Faculty", "8"],
    ["External participants", "0"],
    ["Expenditure in rupees", "125000"],
    ["Mode", "Hybrid"],
    ["Remark (outcome)", "Pine won."],
    ["Objective", "Find a problem."],
    ["Benefit in learning, skill and knowledge", "Ask users."],
    ["Speaker: name", "Asha"],
    ["Speaker: designation", "Professor"],
    ["Speaker: organisation", "X"],
    ["Speaker 2: name", "मीरा"],
    ["Speaker 2: designation", ""],
    ["Speaker 2: organisation", ""],
    ["Video", "https://video.example.edu/1"],
    ["Attendance sheet", "attendance-1.pdf, attendance-2.jpg"],
    ["Photograph 1", "photo-1.jpg"],
    ["Photograph 2", "photo-2.jpg"],
    ["Report", "report-1.pdf"],
    ["Posts on social media", "https://a.example.org/1\nhttps://b.example.org/2"],
  ]);
});

test("the same photo twice is one photograph: the council wants two different ones", async () => {
  const { put, sheet, zip, upload } = await openEvent();
  const image = await upload(await png());
  await put({ photos: [{ image }, { image }, { image: await upload(await png(50)) }] });
  expect(Object.keys((await zip()).files)).toEqual(["photo-1.jpg", "photo-2.jpg", "fields.txt"]);
  await put({ photos: [{ image }, { image }] });
  const { fields } = await sheet();
  expect(fields.find(({ label }) => label === "Photograph 2")).toMatchObject({ value: "", step: "photos" });
});

test("a post is listed by its network, as in the form", async () => {
  const { put, sheet } = await openEvent();
  const [linkedIn, second] = ["https://www.linkedin.com/posts/1", "https://linkedin.com/posts/2"];
  const posts = [linkedIn, "https://x.com/a/1", "no address", "https://notx.com/1", second];
  await put({ posts: [...posts, "https://m.facebook.com/1", "https://instagram.com/p/1", "https://twitter.com/a/2"] });
  const rows = (await sheet()).fields.filter(({ label }) => label.startsWith("Post"));
  expect(rows.map(({ label, value }) => [label, value])).toEqual([
    ["Post on X", "https://x.com/a/1\nhttps://twitter.com/a/2"],
    ["Post on Facebook", "https://m.facebook.com/1"],
    ["Post on Instagram", "https://instagram.com/p/1"],
    ["Post on LinkedIn", `${linkedIn}\n${second}`],
    ["Posts on social media", "no address\nhttps://notx.com/1"],
  ]);
});

test("an empty field names its screen, and limits come from the content", async () => {
  const { app, cookie, sheet } = await openEvent();
  const address = "/api/content/reports";
  const { data } = (await (await app.request(address, { headers: { Cookie: cookie } })).json()) as {
    data: { limits: object };
  };
  const limits = { ...data.limits, objective: 77, unit: "characters" };
  expect((await app.request(address, json("PUT", { ...data, limits }, cookie))).status).toBe(200);
  const { fields, isFinished, unit } = await sheet();
  expect([isFinished, unit]).toEqual([false, "characters"]);
  const missing = fields.filter(({ value }) => !value);
  expect(missing.map(({ step }) => step)).not.toContain(undefined);
  expect(missing).toHaveLength(fields.length - 5);
  expect(fields.find(({ label }) => label === "Objective")).toMatchObject({ limit: 77, step: "text" });
});

test("the ZIP file has JPEG pictures without metadata, private files and all fields", async () => {
  const { put, prove, zip, upload } = await openEvent();
  await put({ ...REPORT, photos: [{ image: await upload(await phonePhoto()), alt: "A" }] });
  await prove("attendance", await phonePhoto(), "हाज़िरी.jpg");
  await prove("attendance", PDF);
  await prove("poster", await png());
  await prove("original", await phonePhoto());
  const { response, files } = await zip();
  expect(response.headers.get("Content-Type")).toBe("application/zip");
  expect(response.headers.get("Content-Disposition")).toMatch(/^attachment; filename="iic-event-\d+\.zip"$/);
  expect(Object.keys(files)).toEqual([
    "photo-1.jpg",
    "attendance-1.jpg",
    "attendance-2.pdf",
    "poster-1.jpg",
    "fields.txt",
  ]);
  for (const [name, bytes] of Object.entries(files)) {
    expect(bytes.byteLength, name).toBeLessThanOrEqual(MAX_PROOF_BYTES);
    expect(Buffer.from(bytes).includes("CANARY-CAMERA"), name).toBe(false);
    if (!name.endsWith(".jpg")) continue;
    const { format, exif, orientation } = await sharp(bytes).metadata();
    expect([format, exif, orientation], name).toEqual(["jpeg", undefined, undefined]);
  }
  expect(files["attendance-2.pdf"]).toEqual(PDF);
  const text = new TextDecoder().decode(files["fields.txt"]);
  for (const part of ["Students:\n140\n", "Speaker 2: name:\nमीरा\n", "Speaker 2: organisation:\n(missing)"])
    expect(text).toContain(part);
});

test("a picture that would be larger than the limit is made smaller", async () => {
  const { app } = await openEvent();
  const noise = { type: "gaussian", mean: 128, sigma: 90 } as const;
  const large = sharp({ create: { width: 1600, height: 1600, channels: 3, background: "grey", noise } });
  const bytes = new Uint8Array(await large.jpeg({ quality: 90 }).toBuffer());
  const limit = 900_000;
  expect(bytes.byteLength).toBeGreaterThan(limit);
  const small = await app.site.media.jpeg(bytes, limit);
  expect(small.byteLength).toBeLessThan(limit);
  expect((await sharp(small).metadata()).width).toBeLessThan(1600);
});

test("a transparent picture gets a white ground", async () => {
  const { app } = await openEvent();
  const clear = await plain(20, 20).ensureAlpha(0).png().toBuffer();
  const { data } = await sharp(await app.site.media.jpeg(new Uint8Array(clear), MAX_PROOF_BYTES))
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(data[0]).toBeGreaterThan(250);
});

test("a picture that is too large to decode is left out and named", async () => {
  const { prove, zip } = await openEvent();
  await prove("bill", pixelBomb(20_000, 20_000));
  await prove("bill", PDF);
  const { files } = await zip();
  expect(Object.keys(files)).toEqual(["bill-2.pdf", "fields.txt"]);
  const text = new TextDecoder().decode(files["fields.txt"]);
  expect(text).toContain("Not in this ZIP file, because they cannot be read: bill-1.jpg");
});

test("a private file that is deleted during the download is left out and named", async () => {
  const { app, cookie, id, prove } = await openEvent();
  for (const bytes of [PDF, await png(), PDF]) await prove("bill", bytes);
  const parts = (await app.site.iicSheets.zip(VIEWER, id))[Symbol.asyncIterator]();
  const zip = [(await parts.next()).value as Uint8Array];
  for (const proof of [2, 3])
    await app.request(`/api/events/${id}/proofs/${proof}`, { method: "DELETE", headers: { Cookie: cookie } });
  for await (const part of parts) zip.push(part);
  const files = unzipSync(new Uint8Array(Buffer.concat(zip)));
  expect(Object.keys(files)).toEqual(["bill-1.pdf", "fields.txt"]);
  const text = new TextDecoder().decode(files["fields.txt"]);
  expect(text).toContain("Not in this ZIP file, because they cannot be read: bill-2.jpg, bill-3.pdf");
});

test("sheet and ZIP file are for administrators, and of events that exist", async () => {
  const { app, cookie, id } = await openEvent();
  const editor = await editorCookie(app);
  const get = (path: string, as: string) => app.request(path, { headers: { Cookie: as } });
  for (const path of [`/api/events/${id}/iic.zip`, `/admin/events/${id}/iic`]) {
    expect((await get(path, editor)).status, path).toBe(403);
    expect((await get(path.replace(String(id), "999"), cookie)).status, path).toBe(404);
  }
  expect((await get(`/api/events/${id}/iic.zip`, "")).status).toBe(401);
});
