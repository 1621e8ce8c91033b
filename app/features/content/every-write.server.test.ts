/** Each kind of write reaches every output that shows it, also in another process; a draft reaches none. */
import { expect, test, vi } from "vitest";
import { startBeside } from "../../../tests/support/app.ts";
import { setCalls } from "../../../tests/support/change-sets.ts";
import { openContent } from "../../../tests/support/edited-content.ts";
import { shareCardFile } from "../../../domain/share-card.ts";
import type { App } from "../../../server/app.ts";

const ENV = { PUBLIC_URL: "https://cell.example.edu" };
const POST = "blogs/what-a-grant-panel-asks";
const NEW = "blogs/new-here";
const OUTPUTS = ["/", "/blogs", `/${POST}`, `/${NEW}`, "/team"].flatMap((path) => [
  path,
  path === "/" ? "/_.data" : `${path}.data`,
]);
const FILES = ["/blogs.atom", "/events.atom", "/events.ics", "/events/next.json", "/sitemap.xml", "/site.webmanifest"];
/** Every step starts a process. */
const MANY_STARTS_MS = 300_000;

async function outputsOf(app: App): Promise<Record<string, string>> {
  const read = async (path: string) => {
    const response = await app.request(path);
    // Each response of a missing page has its own id.
    return [path, response.status === 200 ? await response.text() : String(response.status)] as const;
  };
  return Object.fromEntries(await Promise.all([...OUTPUTS, ...FILES].map(read)));
}

test(
  "each kind of write reaches every page and file, also of another process",
  async () => {
    const { app, cookie, call, get, put, post } = await openContent(ENV);
    const { create, putInto, publish, undo } = setCalls({ app, cookie });
    const other = await startBeside(app, ENV);
    const { data } = await get(POST);
    const remove = (key: string) => call(key, { method: "DELETE" });
    const edited = { ...data, title: "Edited here" };
    const set = await create();
    await putInto(set, POST, edited);
    const writes: [string, () => Promise<Response>][] = [
      ["begin a draft", () => post(NEW, { ...data, title: "New here" })],
      ["publish it", () => put(NEW, { ...data, title: "New here" })],
      ["change it", () => put(NEW, { ...data, title: "Changed" })],
      ["restore a version", () => post(`${NEW}/restore`, { revision: 1 })],
      ["withdraw it", () => remove(`${NEW}?to=draft`)],
      ["publish it again", () => put(NEW, { ...data, title: "New here" })],
      ["delete it", () => remove(NEW)],
      ["take it out of the trash", () => post(`${NEW}/restore`, { revision: 2 })],
      ["change a file", () => put(POST, edited)],
      ["go back to the file", () => remove(`${POST}?to=file`)],
      ["delete a file", () => remove(POST)],
      ["bring the file back", () => post(`${POST}/restore`, { revision: 1 })],
      ["withdraw a file", () => remove(`${POST}?to=draft`)],
      ["show the file again", () => remove(`${POST}?to=file`)],
      ["publish a set", () => publish(set)],
      ["undo a set", () => undo(set)],
    ];
    let before = await outputsOf(app);
    await outputsOf(other);
    for (const [name, write] of writes) {
      const response = await write();
      expect(response.ok, `${name}: ${await response.text()}`).toBe(true);
      const fresh = await outputsOf(await startBeside(app, ENV));
      expect(await outputsOf(app), name).toEqual(fresh);
      await vi.waitFor(() => expect(other.site.version.current()).toBe(app.site.version.current()), 10_000);
      expect(await outputsOf(other), name).toEqual(fresh);
      if (name === "begin a draft") expect(fresh, name).toEqual(before);
      else expect(fresh, name).not.toEqual(before);
      before = fresh;
    }
  },
  MANY_STARTS_MS,
);

test("a draft, its copy and unsaved text are on no page, file or share card", async () => {
  const { app, call, get, put, post } = await openContent(ENV);
  const { data } = await get(POST);
  const title = "Nobody reads this yet";
  await post(NEW, { ...data, title });
  await post(`${NEW}/duplicate`, { key: "blogs/copy" });
  const typed = JSON.stringify({ number: 5, baseRevision: 0, data: { title } });
  await call(`${POST}/draft`, { method: "PUT", body: typed, headers: { "Content-Type": "application/json" } });
  const outputs = await outputsOf(app);
  for (const path of [`/${NEW}`, "/blogs/copy"]) expect((await app.request(path)).status).toBe(404);
  expect(Object.entries(outputs).filter(([, text]) => text.includes(title))).toEqual([]);
  const { brand, product } = app.site.content.site;
  const card = `/share/${shareCardFile({ product, brand, title })}`;
  expect((await app.request(card)).status).toBe(404);
  await put(NEW, { ...data, title });
  expect((await app.request(card)).status).toBe(200);
});
