/** Tests the name of the cell in the menu and above the pages about it. */
import { expect, test } from "vitest";
import type { FoundContent } from "../content/content.ts";
import { copyOfContent } from "../../../tests/support/content.ts";
import { openContent } from "../../../tests/support/edited-content.ts";
import { errorOf } from "../../../tests/support/requests.ts";
import { filesOf } from "../../../server/app.ts";
import { readContentFiles } from "../../../platform/content/index.ts";
import { ROOT, startApp } from "../../../tests/support/app.ts";

const NAME = "Startup Hub";
const DEFAULT = "E-CELL";
const PUBLIC_URL = "https://cell.example.edu";
type Page = (path: string) => Promise<string>;

const linkOf = (html: string) => /<a [^>]*href="\/discover\/who-we-are"[^>]*>([^<]*)</.exec(html)?.[1];

async function expectName(page: Page, name: string) {
  expect(linkOf(await page("/events"))).toBe(name);
  const discover = await page("/discover");
  expect(discover).toContain(`<title>${name} · TPIC</title>`);
  expect(/<h1[^>]*>([^<]*)</.exec(discover)?.[1]).toBe(name);
  const culture = await page("/discover/culture");
  expect(culture).toContain(` aria-label="${name}"`);
  expect(culture).toContain(`>${name}</p>`);
}

test("an edited name is in the menu, the headings, the title and the share card", async () => {
  const { app, cookie, get, put, page } = await openContent({ PUBLIC_URL });
  await expectName(page, DEFAULT);
  const { data } = await get("site");
  expect((await put("site", { ...data, menuName: NAME })).status).toBe(200);
  await expectName(page, NAME);
  for (const path of ["/", "/discover", "/discover/culture"]) expect(await page(path)).not.toContain(DEFAULT);
  const card = /content="[^"]*(\/share\/startup-hub-[^"]*)"/.exec(await page("/discover"))![1]!;
  expect((await app.request(card)).status).toBe(200);
  const found = await app.request("/api/content?q=startup+hub", { headers: { Cookie: cookie } });
  expect(((await found.json()) as FoundContent[])[0]!.places).toEqual([
    { part: "menuName", label: "Name: Name of the cell in the menu", text: NAME },
  ]);
});

test("a site that edited its settings before the field existed goes on with E-CELL", async () => {
  const { get, put, page } = await openContent();
  const { data } = await get("site");
  const { menuName: _, ...older } = data;
  expect((await put("site", older)).status).toBe(200);
  expect((await get("site")).data).not.toHaveProperty("menuName");
  await expectName(page, DEFAULT);
});

test("a file without the name is valid and shows E-CELL", async () => {
  const copy = copyOfContent();
  copy.edit("site.yaml", "menuName: E-CELL\n", "");
  const { pictures } = filesOf(ROOT);
  const app = await startApp({ parts: { files: readContentFiles(copy.folder, pictures) } });
  await expectName(async (path) => (await app.request(path)).text(), DEFAULT);
});

test("a name that does not fit into the menu is refused", async () => {
  const { get, put } = await openContent();
  const { data } = await get("site");
  const { status, fields } = await errorOf(await put("site", { ...data, menuName: "A".repeat(25) }));
  expect([status, Object.keys(fields ?? {})]).toEqual([400, ["menuName"]]);
});
