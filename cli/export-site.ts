/** `npm run export-site -- DIR`: the public site as files that any web server can serve. */
import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type * as Build from "../server/app.ts";
import type { Env } from "../platform/env.ts";
import { CommandError, newFolder, readEnv, root, run } from "./command.ts";
import { headersFile, redirectsFile } from "./host-files.ts";
import { copySite, type StaticCopy } from "./static-copy.ts";

/** Without PUBLIC_URL the site's public URL is unknown. */
const LOCAL = "http://localhost";
/** This page reads a query, which a file server ignores. No page of a copy links to it. */
const NEEDS_A_SERVER = "/oembed";

await run(async () => {
  const target = process.argv[2];
  if (!target) throw new CommandError("Say where: npm run export-site -- DIR");
  const folder = newFolder(target);
  const env = readEnv();
  await import("../build-site/build.ts");
  const copy = await writeCopy(env, folder);
  console.log(`${copy.pages} pages and ${copy.files} files are in ${folder}.`);
  if (!env.PUBLIC_URL)
    console.log(
      `PUBLIC_URL is not set, so feeds, calendars and the sitemap name ${LOCAL}. Set it to the copy's address.`,
    );
  if (copy.broken.length > 0) throw new CommandError(brokenLinks(copy));
  console.log("All links between them work.");
});

async function writeCopy(env: Env, folder: string): Promise<StaticCopy> {
  const { createApp, createLog } = (await import(join(root, "build/app/server/index.js"))) as typeof Build;
  const app = await createApp({ env, root, log: createLog("silent"), isCopy: true });
  try {
    const paths = [...app.publicPaths(), ...publicFiles(), "/api/events"].filter((path) => path !== NEEDS_A_SERVER);
    const copy = await copySite(paths, { request: app.request, origin: env.PUBLIC_URL ?? LOCAL, folder });
    writeFileSync(join(folder, "_redirects"), redirectsFile(copy.redirects));
    writeFileSync(join(folder, "_headers"), headersFile((await app.request("/")).headers));
    return copy;
  } finally {
    await app.close();
  }
}

function publicFiles(): string[] {
  return ["third-party-notices.txt", ...readdirSync(join(root, "public"))].map((name) => `/${name}`);
}

function brokenLinks({ broken }: StaticCopy): string {
  const lines = broken.map(({ address, problem, on }) => `${address}: ${problem}; linked on ${on}`);
  return [`${broken.length} links are broken:`, ...lines].join("\n");
}
