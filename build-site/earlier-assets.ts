import { cpSync, existsSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";

/** A page that was opened before a deploy still requests its old files. Two deploys a day are many. */
export const EARLIER_BUILDS = ["1", "2"];

/** Moves the files of the previous build to `kept/1`, those in it to the next folder, and deletes the oldest. */
export function keepEarlierAssets(assets: string, kept: string): void {
  if (!existsSync(assets)) return;
  const [newest, oldest] = EARLIER_BUILDS.map((name) => join(kept, name)) as [string, string];
  rmSync(oldest, { recursive: true, force: true });
  if (existsSync(newest)) renameSync(newest, oldest);
  cpSync(assets, newest, { recursive: true });
}
