import { mkdirSync, mkdtempSync, rmSync, symlinkSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { deserialize, serialize } from "node:v8";
import { expect, onTestFinished, test } from "vitest";
import { copyOfContent } from "../../../tests/support/content.ts";
import { ContentProblems } from "./problems.ts";
import type { PictureManifest } from "./picture-shelf.ts";
import { openContent } from "./open-content.ts";

/** A built site of nothing but content, whose pictures are all there. */
function builtSite() {
  const root = mkdtempSync(join(tmpdir(), "cell-built-"));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const content = copyOfContent();
  symlinkSync(content.folder, join(root, "content"));
  mkdirSync(join(root, "build/pictures"), { recursive: true });
  const put = (file: string, text: string) => writeFileSync(join(root, "build", file), text);
  put("site.stamp", "one build");
  const needed = new Set<string>();
  content.read(({ file, alt }) => {
    needed.add(file);
    return { alt, width: 4, height: 3, src: "", sources: [] };
  });
  const shelf = (names: string[]): PictureManifest =>
    Object.fromEntries(names.map((name) => [name, { name, width: 4, height: 3, widths: [4] }]));
  put("pictures/manifest.json", JSON.stringify(shelf([...needed])));
  const kept = join(root, "build/content");
  return {
    content,
    put,
    kept,
    read: (remember = true) => openContent(root, { remember }),
    /** Changes what was kept, so that a test sees whether it is taken. */
    mark() {
      const whole = deserialize(readFileSync(kept)) as { content: { site: { product: string } } };
      whole.content.site.product = "Remembered";
      writeFileSync(kept, serialize(whole));
    },
  };
}

test("what was read once is taken the next time, whole", async () => {
  const { read, mark } = builtSite();
  const first = await read();
  const second = await read();
  expect({ ...second, picture: null }).toEqual({ ...first, picture: null });
  expect([...second.nodes.keys()]).toEqual([2025, 2024]);
  const { picture } = second.gallery[0]!;
  expect(second.picture(picture)).toEqual(first.picture(picture));
  mark();
  expect((await read()).site.product).toBe("Remembered");
  expect((await read(false)).site.product).toBe(first.site.product);
});

test.each<[what: string, change: (site: ReturnType<typeof builtSite>) => void]>([
  ["a changed text", ({ content }) => content.write("site.yaml", `${content.text("site.yaml")}\n`)],
  ["a new file", ({ content }) => content.write("blogs/one-more.md", content.text("blogs/what-a-grant-panel-asks.md"))],
  ["another build", ({ put }) => put("site.stamp", "another build")],
  ["a build without its stamp", ({ put }) => put("site.stamp", "")],
  ["a damaged memory", ({ kept }) => writeFileSync(kept, "no such thing")],
])("after %s it is read anew", async (_, change) => {
  const site = builtSite();
  await site.read();
  site.mark();
  change(site);
  expect((await site.read()).site.product).not.toBe("Remembered");
});

test("a mistake is named at every start, and nothing is kept of it", async () => {
  const { content, read } = builtSite();
  await read();
  content.edit("site.yaml", "nodesYear: 2025", "nodesYear: 2027");
  for (const _ of ["first", "second"]) await expect(read()).rejects.toThrow(ContentProblems);
});

test("a file of a wrong name is a mistake, however well all is remembered", async () => {
  const { content, read } = builtSite();
  await read();
  content.write("team/students-2o26.txt", "");
  await expect(read()).rejects.toThrow(ContentProblems);
});
