import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, inject, onTestFinished, test } from "vitest";
import { rowsOf } from "../../tests/support/earlier-release.ts";
import { looksLost } from "./lost-data.ts";

test("a new site looks lost next to a copy of an earlier release", () => {
  const folder = mkdtempSync(join(tmpdir(), "cell-lost-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const earlier = join(folder, "earlier.db");
  rowsOf("before-documents", earlier).close();
  // A new site has administrators and no event.
  const newSite = inject("sqliteTemplate")!;
  expect(looksLost(newSite, [earlier])).toBe(true);
  expect(looksLost(newSite, [newSite])).toBe(false);
  expect(looksLost(earlier, [newSite])).toBe(false);
});
