/** Tests monthly, and on request, that the newest backup can be restored. */
import { counted } from "../../../domain/counted.ts";
import { DAY_MS } from "../../../domain/dates.ts";
import type { Viewer } from "../../../domain/session.ts";
import type { Backup, RestoredBackup } from "../../../platform/backups/restore-drill.ts";
import { rowCounts, type RowCounts } from "../../../platform/backups/row-counts.ts";
import type { Database } from "../../../platform/database/database.ts";
import { HttpError } from "../../../platform/http-error.ts";
import { requireAdmin } from "../../../platform/identity/access.ts";
import type { RestoreDrill } from "./restore-drill-schema.server.ts";

export type RestoreDrillService = ReturnType<typeof restoreDrillService>;

type Parts = {
  database: Database;
  /** Undefined without BACKUP_DIR. */
  backups:
    | { newest: (now: Date) => Backup | undefined; restore: (name: string) => Promise<RestoredBackup> }
    | undefined;
  now?: () => Date;
};

const DUE_DAYS = 30;
/** After a failure somebody may have repaired the backup. */
const RETRY_DAYS = 1;
/** The site makes a backup every day. */
const MAX_BACKUP_AGE_DAYS = 2;
/** A backup with less than half of the site's rows is wrong, if this many are missing. */
const MIN_MISSING = 20;
const NOTHING: RowCounts = { events: 0, messages: 0, documents: 0, pictures: 0, files: 0 };

const POSTGRES =
  "The database of this site has its own backups, which this page cannot test. For the person who runs the server: test one with pg_restore into a new database (docs/operations.md).";
const NO_BACKUPS =
  "The site makes no backups yet: it needs a folder on another disk. For the person who runs the server: set BACKUP_DIR (docs/operations.md).";
const IN_THE_FUTURE = "The newest backup has a date in the future. Check the clock of the server.";
const NONE_YET = "There is no backup yet. The first is made within ten minutes.";

export function restoreDrillService({ database, backups, now = () => new Date() }: Parts) {
  let running: Promise<RestoreDrill> | undefined;

  async function last(): Promise<RestoreDrill | undefined> {
    // Results from before a move to PostgreSQL are about backups that the site does not make any more.
    if (database.kind === "postgres") return undefined;
    const row = await database.kysely.selectFrom("restoreDrill").selectAll().orderBy("id", "desc").executeTakeFirst();
    if (!row) return undefined;
    const { id: _, ...result } = row;
    return { ok: result.problem === null, ...result };
  }

  async function drill({ name, madeAt }: Backup): Promise<RestoreDrill> {
    const { counts, problem } = await backups!.restore(name);
    const found = counts ?? NOTHING;
    const failure = problem ?? ageProblem(madeAt, now()) ?? missingProblem(found, await rowCounts(database.kysely));
    const row = { at: now().toISOString(), backup: name, problem: failure ?? null, ...found };
    await database.kysely.insertInto("restoreDrill").values(row).execute();
    return { ok: failure === undefined, ...row };
  }

  /** Runs one test at a time: a request meanwhile gets the same result. */
  const start = (backup: Backup) => (running ??= drill(backup).finally(() => (running = undefined)));

  return {
    /** Returns why no backup can be tested; undefined if one can. */
    cannot(): string | undefined {
      if (database.kind === "postgres") return POSTGRES;
      if (!backups) return NO_BACKUPS;
      return backups.newest(now()) === undefined ? NONE_YET : undefined;
    },

    last,

    /** @throws {HttpError} 401, 403; 409 if there is nothing to test */
    async run(viewer: Viewer): Promise<RestoreDrill> {
      requireAdmin(viewer);
      const cannot = this.cannot();
      if (cannot) throw new HttpError(409, cannot);
      return start(backups!.newest(now())!);
    },

    /** Resolves when no backup is being restored. */
    finished: async () => void (await running?.catch(() => undefined)),

    async runIfDue(): Promise<void> {
      if (this.cannot()) return;
      const previous = await last();
      if (!previous || isDue(previous, now())) await start(backups!.newest(now())!);
    },
  };
}

/** A result from the future was stored with a wrong clock. */
function isDue({ at, ok }: RestoreDrill, now: Date): boolean {
  const age = now.getTime() - Date.parse(at);
  return age < 0 || age >= (ok ? DUE_DAYS : RETRY_DAYS) * DAY_MS;
}

function ageProblem(madeAt: number, now: Date): string | undefined {
  const days = (now.getTime() - madeAt) / DAY_MS;
  if (days < 0) return IN_THE_FUTURE;
  return days > MAX_BACKUP_AGE_DAYS
    ? `The newest backup is ${Math.floor(days)} days old. A new one should be made every day.`
    : undefined;
}

function missingProblem(restored: RowCounts, live: RowCounts): string | undefined {
  const what = (Object.keys(NOTHING) as (keyof RowCounts)[]).find(
    (name) => restored[name] * 2 < live[name] && live[name] - restored[name] >= MIN_MISSING,
  );
  if (!what) return undefined;
  return `The backup has ${counted(restored[what], what.slice(0, -1))} and the site ${live[what]}. Is it a backup of this site?`;
}
