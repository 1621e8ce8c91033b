import { createLog } from "../log.ts";

/** SQLITE_IOERR_FSYNC and SQLITE_IOERR_DIR_FSYNC of https://www.sqlite.org/rescode.html */
const FSYNC_FAILED = new Set([1034, 1290]);
/** EX_IOERR of sysexits.h, for the supervisor's log. */
const EXIT_CODE = 74;

/**
 * Ends the process when the disk did not take what was written: the system may have thrown those pages away and call the
 * next fsync good (https://wiki.postgresql.org/wiki/Fsync_Errors), so that only what a new start reads can be believed.
 */
export function stopIfFsyncFailed(error: unknown): void {
  if (!(error instanceof Error && "errcode" in error && FSYNC_FAILED.has(Number(error.errcode)))) return;
  createLog().fatal(
    { err: error },
    "the disk did not keep what was written (fsync failed); the site stops, since what it has in memory cannot be trusted. Look at the disk, then start it again",
  );
  process.exit(EXIT_CODE);
}
