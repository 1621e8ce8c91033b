/** Builds the code and the licences, retains the files of two earlier builds, and compresses all files. */
import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import { join, resolve } from "node:path";
import { keepEarlierAssets } from "./earlier-assets.ts";
import { writeNotices } from "./notices.ts";
import { precompress } from "./precompress.ts";

const root = resolve(import.meta.dirname, "..");
const client = join(root, "build/app/client");

keepEarlierAssets(join(client, "assets"), join(root, "build/earlier"));
const builder = join(root, "node_modules/@react-router/dev/bin.cjs");
// Vitest or a shell may have set another one, and the pages would get React for development.
const env = { ...process.env, NODE_ENV: "production" };
const { status } = spawnSync(process.execPath, [builder, "build"], { cwd: root, env, stdio: "inherit" });
if (status !== 0) process.exit(status ?? 1);
writeNotices(root, client);
await precompress(client);

// Stripping the types at each start would take 18 MB for as long as the site runs.
writeFileSync(join(root, "build/start.js"), stripTypeScriptTypes(readFileSync(join(root, "server/index.ts"), "utf8")));
