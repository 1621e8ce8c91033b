import { readFileSync } from "node:fs";
import { join } from "node:path";
import { unzipSync } from "fflate";
import { expect, test } from "vitest";
import { json } from "../../../tests/support/app.ts";
import { openContent as open } from "../../../tests/support/edited-content.ts";
import { png } from "../../../tests/support/pictures.ts";
import { CONTENT } from "../../../tests/support/sample-site.ts";
import { errorOf, form } from "../../../tests/support/requests.ts";

type Person = { id: string; name: string; role: string; picture: object };
type Team = { leads: Person[]; members: Person[] };
const TEAM = "team/students-2025";

test("a missing picture is rejected with the path of its person", async () => {
  const { get, put } = await open();
  const { data } = await get<Team>(TEAM);
  const [first, ...others] = data.leads;
  const picture = { file: "team/nobody.svg", alt: "" };
  const { fields } = await errorOf(await put(TEAM, { ...data, leads: [{ ...first, picture }, ...others] }));
  expect(Object.keys(fields!)).toEqual(["leads.0.picture"]);
});

test("a picture file named like a property of every object is rejected, also in changes that are prepared", async () => {
  const { app, cookie, get, put } = await open();
  const { data } = await get<{ desk: object }>("home");
  const wrong = { ...data, desk: { ...data.desk, picture: { file: "constructor", alt: "x" } } };
  const { status, fields } = await errorOf(await put("home", wrong));
  expect([status, Object.keys(fields!)]).toEqual([400, ["desk.picture"]]);
  await app.request("/api/change-sets", json("POST", { title: "Soon" }, cookie));
  expect((await app.request("/api/change-sets/1/documents/home", json("PUT", wrong, cookie))).status).toBe(200);
  expect((await app.request("/api/change-sets/1", { headers: { Cookie: cookie } })).status).toBe(200);
});

test("a picture without an address says to choose one", async () => {
  const { get, put } = await open();
  const { data } = await get<{ faculty: object[] }>("team/staff");
  const [first, ...others] = data.faculty;
  const { fields } = await errorOf(
    await put("team/staff", { ...data, faculty: [{ ...first, picture: { alt: "x" } }, ...others] }),
  );
  expect(fields).toEqual({ "faculty.0.picture": "Choose a picture." });
});

test("an uploaded portrait is shown on the page", async () => {
  const { app, cookie, get, put, page } = await open();
  const sent = await app.request("/api/upload", form({ file: await png() }, cookie));
  const { imageUrl } = (await sent.json()) as { imageUrl: string };
  const { data } = await get<Team>(TEAM);
  const [first, ...others] = data.members;
  const picture = { media: imageUrl, alt: "A portrait" };
  expect((await put(TEAM, { ...data, members: [{ ...first, picture }, ...others] })).status).toBe(200);
  expect(await page("/team")).toContain(imageUrl);
  expect((await get<Team>(TEAM)).data.members[0]!.picture).toEqual(picture);
});

test("a post with an edited title has a share card of its own", async () => {
  const { app, get, put, page } = await open({ PUBLIC_URL: "https://cell.example.edu" });
  const key = "blogs/what-a-grant-panel-asks";
  const { data } = await get(key);
  await put(key, { ...data, title: "What nobody asks" });
  const [, card] = /og:image" content="https:\/\/cell.example.edu([^"]+)"/.exec(await page(`/${key}`)) ?? [];
  expect(card).toContain("/share/what-nobody-asks-");
  const response = await app.request(card!);
  expect(response.headers.get("Content-Type")).toBe("image/jpeg");
  expect((await response.bytes()).subarray(0, 2)).toEqual(new Uint8Array([0xff, 0xd8]));
  expect((await app.request("/share/made-up-00000000.jpg")).status).toBe(404);
});

test("everything can be downloaded as one file, with the edits in it", async () => {
  const { app, cookie, put } = await open();
  await put("discover/vision", { text: "A vision to take along." });
  const response = await app.request("/api/content.zip", { headers: { Cookie: cookie } });
  expect(response.headers.get("Content-Disposition")).toContain("content.zip");
  const files = unzipSync(await response.bytes());
  expect(Buffer.from(files["content/discover/vision.md"]!).toString()).toBe("A vision to take along.\n");
  const portrait = "pictures/team/revati-naithani.svg";
  expect(Buffer.from(files[`content/${portrait}`]!)).toEqual(readFileSync(join(CONTENT, portrait)));
});
