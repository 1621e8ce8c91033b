import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { LAB } from "./sides.ts";

/** Peers and tools are not part of the site: they are installed on request into a git-ignored folder. */
export function installTools(): void {
  if (existsSync(join(LAB, "node_modules/lighthouse"))) return;
  console.error("Installing the peers and tools into lab/node_modules; this is needed once ...");
  // Not `npm ci`: some mirrors lack the peers' binaries for other systems, which are in the lock file.
  const args = ["install", "--no-save", "--ignore-scripts"];
  const { status } = spawnSync("npm", args, { cwd: LAB, stdio: "inherit" });
  if (status !== 0) process.exit(status ?? 1);
}
