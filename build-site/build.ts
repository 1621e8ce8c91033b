/** Builds only what has changed: pictures of content/, share cards, and the code. */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";

const root = resolve(import.meta.dirname, "..");

buildWhenStale({
  what: "pictures",
  inputs: ["content/pictures/**/*", "build-site/{build-pictures,picture-preview}.ts", "domain/picture.ts"],
  output: "build/pictures/manifest.json",
  script: "build-site/build-pictures.ts",
});
buildWhenStale({
  what: "site",
  inputs: [
    "app/**/*",
    "domain/**/*",
    "platform/**/*",
    "server/**/*",
    "public/**/*",
    "build-site/{admin-styles,build-code,earlier-assets,notices,precompress}.ts",
    "package-lock.json",
    "*.config.ts",
  ],
  output: "build/app/server/index.js",
  script: "build-site/build-code.ts",
});
buildWhenStale({
  what: "share-cards",
  inputs: [
    "content/{site,home}.yaml",
    "content/blogs/*",
    "build-site/{build-share-cards.ts,share/**/*}",
    "domain/{share-card.ts,content/*}",
    "package-lock.json",
    // The built code contains the titles of the pages.
    "build/site.stamp",
  ],
  output: "build/share",
  script: "build-site/build-share-cards.ts",
});

type Step = { what: string; inputs: string[]; output: string; script: string };

function buildWhenStale({ what, inputs, output, script }: Step): void {
  const stampFile = join(root, `build/${what}.stamp`);
  const stamp = hashOf(inputs);
  if (existsSync(join(root, output)) && existsSync(stampFile) && readFileSync(stampFile, "utf8") === stamp) return;
  console.log(`Building the ${what}; this is needed once after a change ...`);
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, script)], { cwd: root, encoding: "utf8" });
  if (status !== 0) {
    console.error(`${stdout}\n${stderr}\nThe ${what} could not be built; the lines above say why.`);
    process.exit(1);
  }
  mkdirSync(join(root, "build"), { recursive: true });
  writeFileSync(stampFile, stamp);
}

function hashOf(patterns: string[]): string {
  const hash = createHash("sha256");
  const files = globSync(patterns, { cwd: root, exclude: ["**/*.test.*"], withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  for (const file of files.map((entry) => join(entry.parentPath, entry.name)).sort()) {
    hash.update(file.slice(root.length)).update("\0").update(readFileSync(file)).update("\0");
  }
  return hash.digest("hex");
}
