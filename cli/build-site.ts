/** Builds the code, keeps the files of the two builds before it, and compresses what browsers will ask for. */
import { spawnSync } from "node:child_process";
import { join, resolve } from "node:path";
import { keepEarlierAssets } from "./earlier-assets.ts";
import { precompress } from "./precompress.ts";

const root = resolve(import.meta.dirname, "..");
const client = join(root, "build/app/client");

keepEarlierAssets(join(client, "assets"), join(root, "build/earlier"));
const builder = join(root, "node_modules/@react-router/dev/bin.cjs");
const { status } = spawnSync(process.execPath, [builder, "build"], { cwd: root, stdio: "inherit" });
if (status !== 0) process.exit(status ?? 1);
await precompress(client);
