import { cpSync, existsSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";

/** A page that was opened before a deploy still requests its old files. More than two deploys a day are rare. */
export const EARLIER_BUILDS = ["1", "2"];

/** Moves the files of the previous build to `1`, those in it to `2`, and deletes the oldest. */
export function keepEarlierAssets(assets: string, folder: string): void {
  if (!existsSync(assets)) return;
  const [newest, oldest] = EARLIER_BUILDS.map((name) => join(folder, name)) as [string, string];
  rmSync(oldest, { recursive: true, force: true });
  if (existsSync(newest)) renameSync(newest, oldest);
  cpSync(assets, newest, { recursive: true });
}
