import { cpSync, existsSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";

/** A page that was opened before a deploy asks for its parts after it; a day with two deploys is a busy one. */
export const EARLIER_BUILDS = ["1", "2"];

/** Puts the files of the build that is about to be replaced into `kept/1`; what was there moves on, the oldest goes. */
export function keepEarlierAssets(assets: string, kept: string): void {
  if (!existsSync(assets)) return;
  const [newest, oldest] = EARLIER_BUILDS.map((name) => join(kept, name)) as [string, string];
  rmSync(oldest, { recursive: true, force: true });
  if (existsSync(newest)) renameSync(newest, oldest);
  cpSync(assets, newest, { recursive: true });
}
