import { expect, test } from "vitest";
import { kindOf } from "../../domain/content/kinds.ts";
import { copyOfContent } from "../../tests/support/content.ts";
import { fileText } from "./file-text.ts";
import { readFiles } from "./read-files.ts";

/** Returns the file as it is exported after an edit. */
function exported(content: ReturnType<typeof copyOfContent>, key: string, edit: object): string {
  const place = kindOf(key)!;
  const { data } = readFiles(content.folder).files.get(key)!;
  return fileText(place, { ...data, ...edit }, { text: content.text(key + place.ending), data });
}

test("an optional field that the file omits is still omitted after an edit of another one", () => {
  const content = copyOfContent();
  content.write("site.yaml", content.text("site.yaml").replace(/^credits:\n(?:  - .*\n)+/m, ""));
  const text = exported(content, "site", { product: "NEW" });
  expect(text).toContain("product: NEW");
  expect(text).not.toContain("credits");
  content.write("site.yaml", text);
  expect(content.problems()).toEqual([]);
});

test("a post without tags has none in its file", () => {
  const content = copyOfContent();
  const key = "blogs/what-a-grant-panel-asks";
  expect(exported(content, key, { tags: [] })).not.toMatch(/^tags/m);
  content.write(`${key}.md`, content.text(`${key}.md`).replace(/^tags:.*\n(?:  - .*\n)*/m, ""));
  expect(exported(content, key, { title: "NEW" })).not.toMatch(/^tags/m);
});
