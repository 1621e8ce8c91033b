/** Lists the problems that the handover page shows in red. */
import { DAY_MS } from "../../../domain/dates.ts";
import type { Database } from "../../../platform/database/database.ts";
import type { Env } from "../../../platform/env.ts";
import type { Ownership } from "../handover/ownership.ts";
import type { RestoreDrill } from "../handover/restore-drill-schema.server.ts";
import type { DeskTask } from "./desk.ts";

/** The site tests a backup every month. */
const MAX_TEST_AGE_DAYS = 40;
const LIST = { label: "Look at the list", to: "/admin/handover" };
const BACKUP = { label: "Look at the backup", to: "/admin/handover#backup" };

export function ownershipTasks(rows: Ownership[]): DeskTask[] {
  // A date that passed comes before one that is near.
  const red = rows
    .filter(({ problems }) => problems.length > 0)
    .sort((one, other) => (one.renewsOn ?? "").localeCompare(other.renewsOn ?? ""));
  const [first] = red;
  if (!first) return [];
  const more = red.length > 1 ? ` ${red.length - 1} more ${red.length === 2 ? "needs" : "need"} somebody, too.` : "";
  return [
    { title: `“${first.what}” of the handover list needs you`, why: first.problems.join(" ") + more, action: LIST },
  ];
}

export function backupTask(failure: string | undefined): DeskTask[] {
  if (!failure) return [];
  const why = `${failure} Tell the person who runs the server.`;
  return [{ title: "The last backup failed", why, action: BACKUP }];
}

/** PostgreSQL has its own backups. Where nobody comes over HTTPS, the site is only tried out. */
export function noBackupTask(
  kind: Database["kind"],
  { https, BACKUP_DIR }: Pick<Env, "https" | "BACKUP_DIR">,
): DeskTask[] {
  if (kind === "postgres" || !https || BACKUP_DIR) return [];
  const why =
    "Unless the person who runs the server copies it elsewhere, everything that people added here is lost if the server breaks. Show them the next page.";
  return [{ title: "The site makes no backups by itself", why, action: BACKUP }];
}

export function restoreTask(last: RestoreDrill | undefined, now: Date): DeskTask[] {
  if (!last) return [];
  if (!last.ok) return [{ title: "The test of the last backup failed", why: last.problem ?? "", action: BACKUP }];
  const days = (now.getTime() - Date.parse(last.at)) / DAY_MS;
  if (days <= MAX_TEST_AGE_DAYS) return [];
  return [
    { title: "No backup was tested recently", why: `The last test was ${Math.floor(days)} days ago.`, action: BACKUP },
  ];
}
