import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { LAB } from "./sides.ts";

/** Peers and tools are no part of the site: they come when they are asked for, into a folder that git does not see. */
export function installTools(): void {
  if (existsSync(join(LAB, "node_modules/lighthouse"))) return;
  console.error("Installing the peers and tools into lab/node_modules; this is needed once ...");
  // Not `npm ci`: some mirrors lack the peers' binaries for other systems, and it would miss them in the lock file.
  const words = ["install", "--no-save", "--ignore-scripts"];
  const { status } = spawnSync("npm", words, { cwd: LAB, stdio: "inherit" });
  if (status !== 0) process.exit(status ?? 1);
}
