import { expect, test } from "vitest";
import { setCalls } from "../../../tests/support/change-sets.ts";
import { openContent as open } from "../../../tests/support/edited-content.ts";
import type { ContentDocument } from "./content.ts";

const POST = "blogs/what-a-grant-panel-asks";
const TITLE = "What a grant panel asks";
const OUTPUTS = ["/", "/blogs", "/blogs.atom", "/sitemap.xml"];

async function withdrawn(key = POST) {
  const content = await open({ PUBLIC_URL: "https://cell.example.edu" });
  const withdraw = async () => (await content.call(`${key}?to=draft`, { method: "DELETE" })).status;
  const status = async () => (await content.app.request(`/${key}`)).status;
  expect(await withdraw()).toBe(204);
  return { ...content, withdraw, status };
}

test("a post that is a file is withdrawn from every output, and retains its text", async () => {
  const { app, cookie, call, get, page, post, status } = await withdrawn();
  expect(await status()).toBe(404);
  for (const path of OUTPUTS) expect(await page(path), path).not.toMatch(/grant panel asks|what-a-grant-panel-asks/);
  const entry = { draft: true, hasFile: true, fileChanged: false, source: "database" };
  expect(await get(POST)).toMatchObject({ ...entry, data: { title: TITLE } });
  const list = await app.request("/api/content", { headers: { Cookie: cookie } });
  const listed = (await list.json()) as ContentDocument[];
  expect(listed.find(({ key }) => key === POST)).toMatchObject({ ...entry, title: `Blog: ${TITLE}` });
  expect((await post(`${POST}/restore`, { revision: 1 })).status).toBe(200);
  expect(await status()).toBe(200);
  expect(await get(POST)).toMatchObject({ draft: false, source: "file", fileChanged: false });
  const versions = (await (await call(`${POST}/versions`)).json()) as { action: string }[];
  expect(versions.map(({ action }) => action)).toEqual(["published", "withdrawn", "added"]);
  for (const path of OUTPUTS.slice(1)) expect(await page(path), path).toContain("what-a-grant-panel-asks");
});

test("a withdrawn file is shown again when it is published or given back to the file", async () => {
  const { call, get, put, status, withdraw } = await withdrawn();
  const { data, revision } = await get(POST);
  expect((await put(POST, { ...data, title: "Edited" }, revision)).status).toBe(200);
  expect(await get(POST)).toMatchObject({ draft: false, fileChanged: false, data: { title: "Edited" } });
  expect(await withdraw()).toBe(204);
  expect([await status(), (await get(POST)).data.title]).toEqual([404, "Edited"]);
  expect((await call(`${POST}?to=file`, { method: "DELETE" })).status).toBe(204);
  expect([await status(), (await get(POST)).data.title]).toEqual([200, TITLE]);
});

test("a withdrawn file that is deleted comes back as a draft", async () => {
  const { call, get, post, status } = await withdrawn();
  await call(POST, { method: "DELETE" });
  expect((await post(`${POST}/restore`, { revision: 2 })).status).toBe(200);
  expect([await status(), (await get(POST)).draft]).toEqual([404, true]);
});

test("a set publishes a withdrawn file, and its undo withdraws it again", async () => {
  const { app, cookie, get, status } = await withdrawn();
  const { create, putInto, publish, undo } = setCalls({ app, cookie });
  const set = await create();
  const { data } = await get(POST);
  await putInto(set, POST, data);
  expect((await publish(set)).status).toBe(200);
  expect(await status()).toBe(200);
  expect((await undo(set)).status).toBe(200);
  expect([await status(), (await get(POST)).draft]).toEqual([404, true]);
});

test("a withdrawn year is not on the page of the team", async () => {
  const { page } = await withdrawn("team/students-2025");
  expect(await page("/team")).not.toContain("Aarohi Semwal");
});
