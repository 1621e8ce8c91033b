/** The steps of the build. Each runs only if its inputs have changed. */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { siteFolders } from "../platform/content/site-folders.ts";

const root = resolve(import.meta.dirname, "..");
const { content, builtPictures, shareCards, stamps } = siteFolders(root);
/** Patterns have slashes on every system. */
const texts = relative(root, content).replaceAll("\\", "/");

export const buildPictures = () =>
  buildWhenStale({
    what: "pictures",
    inputs: [`${texts}/pictures/**/*`, "build-site/{build-pictures,picture-preview}.ts", "domain/picture.ts"],
    output: join(builtPictures, "manifest.json"),
    script: "build-site/build-pictures.ts",
    stamps,
  });

export const buildCode = () =>
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
    output: join(root, "build/app/server/index.js"),
    script: "build-site/build-code.ts",
    stamps: join(root, "build"),
  });

/** The built code contains the titles of the pages. */
export const buildShareCards = () =>
  buildWhenStale({
    what: "share-cards",
    inputs: [
      `${texts}/{site,home}.yaml`,
      `${texts}/blogs/*`,
      "build-site/{build-share-cards.ts,share/**/*}",
      "domain/{share-card.ts,content/*}",
      "package-lock.json",
      "build/site.stamp",
    ],
    output: shareCards,
    script: "build-site/build-share-cards.ts",
    stamps,
  });

type Step = { what: string; inputs: string[]; output: string; script: string; stamps: string };

function buildWhenStale({ what, inputs, output, script, stamps: folder }: Step): void {
  const stampFile = join(folder, `${what}.stamp`);
  const stamp = hashOf(inputs);
  if (existsSync(output) && existsSync(stampFile) && readFileSync(stampFile, "utf8") === stamp) return;
  console.log(`Building the ${what}; this is needed once after a change ...`);
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, script)], { cwd: root, encoding: "utf8" });
  if (status !== 0) {
    console.error(`${stdout}\n${stderr}\nThe ${what} could not be built; the lines above say why.`);
    process.exit(1);
  }
  mkdirSync(folder, { recursive: true });
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
