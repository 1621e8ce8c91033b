/** Restores the newest backup into a temporary folder, in a separate process: a large file would block every request. */
import { execFile } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { DAY_MS } from "../../domain/dates.ts";
import { snapshotTime } from "./retention.ts";
import type { RowCounts } from "./row-counts.ts";

type Parts = { folder: string; dataFolder: string; root: string };
export type Backup = { name: string; madeAt: number };
/** Without `counts` the backup could not be restored. */
export type RestoredBackup = { counts?: RowCounts; problem?: string };

const TEMPORARY = "restore-drill-";

/** A backup dated in the future comes from a wrong clock, and counts only if there is no other. */
export function newestBackup(folder: string, now: Date): Backup | undefined {
  // The daily backup reports a folder that cannot be read.
  const isFolder = statSync(folder, { throwIfNoEntry: false })?.isDirectory();
  const names = isFolder ? readdirSync(folder).filter((name) => snapshotTime(name) !== undefined) : [];
  names.sort();
  const name = names.findLast((one) => snapshotTime(one)! <= now.getTime()) ?? names.at(-1);
  return name === undefined ? undefined : { name, madeAt: snapshotTime(name)! };
}

export async function restoreBackup(name: string, { folder, dataFolder, root }: Parts): Promise<RestoredBackup> {
  removeLeftOver(dataFolder);
  const temporary = mkdtempSync(join(dataFolder, TEMPORARY));
  const env = { ...process.env, DATA_DIR: temporary, DATABASE_URL: "", BACKUP_DIR: "" };
  const args = [join(root, "cli/restore-drill.ts"), join(folder, name)];
  try {
    const { stdout } = await promisify(execFile)(process.execPath, args, { env });
    return { counts: JSON.parse(stdout.trim().split("\n").at(-1)!) as RowCounts };
  } catch (error) {
    const { stderr, message } = error as Error & { stderr?: string };
    return { problem: stderr?.trim() || message };
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
}

/** A killed process may have left a folder. A recent one belongs to another process of the site. */
function removeLeftOver(dataFolder: string): void {
  const folders = readdirSync(dataFolder).filter((name) => name.startsWith(TEMPORARY));
  for (const folder of folders.map((name) => join(dataFolder, name))) {
    if (Date.now() - statSync(folder).mtimeMs > DAY_MS) rmSync(folder, { recursive: true, force: true });
  }
}
