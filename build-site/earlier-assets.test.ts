import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { listFiles } from "../platform/cache/static-files.ts";
import { EARLIER_BUILDS, keepEarlierAssets } from "./earlier-assets.ts";

test("files of the two previous builds are served; older ones are deleted", () => {
  const build = mkdtempSync(join(tmpdir(), "cell-build-"));
  onTestFinished(() => rmSync(build, { recursive: true }));
  const assets = join(build, "assets");
  for (const name of ["a.js", "b.js", "c.js", "d.js"]) {
    keepEarlierAssets(assets, join(build, "earlier"));
    rmSync(assets, { recursive: true, force: true });
    mkdirSync(assets);
    writeFileSync(join(assets, name), name);
  }
  const earlier = EARLIER_BUILDS.map((number) => ["/assets/", join(build, "earlier", number)] as const);
  const files = listFiles([["/assets/", assets], ...earlier]);
  expect([...files.keys()]).toEqual(["/assets/d.js", "/assets/c.js", "/assets/b.js"]);
});
