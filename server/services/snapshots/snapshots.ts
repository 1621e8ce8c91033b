/** Puts a checked copy of the database into a folder every day, and takes old ones away. */
import { execFile } from "node:child_process";
import { mkdirSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { DAY_MS } from "../../../domain/dates.ts";
import type { Log } from "../../log.ts";
import { expiredSnapshots, snapshotName, snapshotTime } from "./retention.ts";

/** How often it is looked whether a day has passed; a machine that slept catches up. */
const LOOK_MS = 10 * 60_000;

type Parts = { folder: string; dataFolder: string; root: string; log: Log; now?: () => Date };

export function startSnapshots({ folder, dataFolder, root, log, now = () => new Date() }: Parts) {
  let running: Promise<void> = Promise.resolve();
  const round = () => (running = running.then(makeIfDue).catch(tellOfFailure));
  void round();
  const timer = setInterval(() => void round(), LOOK_MS);
  timer.unref();

  async function makeIfDue(): Promise<void> {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    // A copy of the future, made while the clock was wrong, is not the newest: no other would be made for years.
    const ages = readdirSync(folder).map((name) => now().getTime() - (snapshotTime(name) ?? -Infinity));
    if (ages.some((age) => age >= 0 && age < DAY_MS)) return;
    const file = join(folder, snapshotName(now()));
    // The command in a process of its own: checking a large file would keep every visitor waiting.
    const env = { ...process.env, DATA_DIR: dataFolder, DATABASE_URL: "" };
    const { stdout } = await promisify(execFile)(process.execPath, [join(root, "cli/backup.ts"), file], { env });
    log.info({ backup: stdout.trim() }, "backup made and checked");
    for (const name of expiredSnapshots(readdirSync(folder)))
      for (const ending of ["", ".sha256"]) rmSync(join(folder, name + ending), { force: true });
  }

  function tellOfFailure(error: unknown): void {
    log.error({ err: error }, "the backup failed; it is tried again in ten minutes");
  }

  return {
    /** Resolves when the round under way is over. */
    settled: () => running,
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
