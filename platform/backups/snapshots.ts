import { execFile } from "node:child_process";
import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { DAY_MS, MINUTE_MS } from "../../domain/dates.ts";
import type { Log } from "../log.ts";
import { makeFolder } from "../make-folder.ts";
import { looksLost } from "./lost-data.ts";
import { expiredSnapshots, snapshotName, snapshotTime } from "./retention.ts";

/** Checks often whether a day has passed, because timers stop while a machine sleeps. */
const LOOK_MS = 10 * MINUTE_MS;

const FAILED = "The daily backup failed. The log of the server has the reason. The site tries again every ten minutes.";
const LOST =
  "The site looks like a new one, but an earlier backup has events or administrators. Its data may be lost, or it reads the wrong folder (for the person who runs the server: DATA_DIR). No backup was made, and all earlier backups are still there.";

type Parts = { folder: string; dataFolder: string; root: string; log: Log; now?: () => Date };

class LostData extends Error {}

export function startSnapshots({ folder, dataFolder, root, log, now = () => new Date() }: Parts) {
  let failure: { message: string; reason: string } | undefined;
  let running: Promise<unknown> = Promise.resolve();
  const round = () => (running = running.then(makeIfDue).then(() => (failure = undefined), remember));
  void round();
  const timer = setInterval(() => void round(), LOOK_MS);
  timer.unref();

  async function makeIfDue(): Promise<void> {
    makeFolder(folder);
    const earlier = readdirSync(folder).filter((name) => snapshotTime(name) !== undefined);
    // A copy dated in the future comes from a wrong clock. If it counted, no new copy would be made, or the new copy
    // would expire at once.
    const ageOf = (name: string) => now().getTime() - snapshotTime(name)!;
    const past = earlier.filter((name) => ageOf(name) >= 0);
    if (past.some((name) => ageOf(name) < DAY_MS)) return;
    const name = snapshotName(now());
    await makeCopy(name);
    if (
      looksLost(
        join(folder, name),
        earlier.map((other) => join(folder, other)),
      )
    ) {
      remove(name);
      throw new LostData(LOST);
    }
    for (const expired of expiredSnapshots([...past, name])) remove(expired);
  }

  /** Runs in a separate process, because checking a large file would block every request. */
  async function makeCopy(name: string): Promise<void> {
    const env = { ...process.env, DATA_DIR: dataFolder, DATABASE_URL: "" };
    const args = [join(root, "cli/backup.ts"), join(folder, name)];
    const { stdout } = await promisify(execFile)(process.execPath, args, { env });
    log.info({ backup: stdout.trim() }, "backup made and checked");
  }

  function remove(name: string): void {
    for (const ending of ["", ".sha256"]) rmSync(join(folder, name + ending), { force: true });
  }

  /** Logs a failure once, not every ten minutes. */
  function remember(error: Error & { stderr?: string }): void {
    const reason = error.stderr || error.message;
    if (failure?.reason !== reason) log.error({ err: error }, "the backup failed; it is tried again in ten minutes");
    failure = { message: error instanceof LostData ? LOST : FAILED, reason };
  }

  return {
    failure: () => failure?.message,
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
