/** The only test of the cell's own content/. All others have the content in tests/sample/. */
import { join } from "node:path";
import { expect, test } from "vitest";
import { shelfOf } from "../cli/content-folder.ts";
import { readContentFiles } from "../platform/content/index.ts";
import { ROOT, startApp } from "./support/app.ts";
import { fullShelf } from "./support/content.ts";
import { pathsIn } from "./support/sitemap.ts";

test("every public page shows the texts of content/", async () => {
  const folder = join(ROOT, "content");
  const files = readContentFiles(folder, (picture) => shelfOf(folder)(picture) && fullShelf(picture));
  const app = await startApp({ parts: { files } });
  const pages = pathsIn(await (await app.request("/sitemap.xml")).text());
  expect(pages.length).toBeGreaterThan(12);
  const failed = [];
  for (const path of pages) {
    const { status } = await app.request(path);
    if (status !== 200) failed.push(`${path}: ${status}`);
  }
  expect(failed).toEqual([]);
  expect(await (await app.request("/")).text()).toContain(app.site.content.site.email);
});
