import { createLog } from "../log.ts";

/** SQLITE_IOERR_FSYNC and SQLITE_IOERR_DIR_FSYNC of https://www.sqlite.org/rescode.html */
const FSYNC_FAILED = new Set([1034, 1290]);
/** EX_IOERR of sysexits.h, for the supervisor's log. */
const EXIT_CODE = 74;

/** The kernel may lose the pages and report success at the next fsync: https://wiki.postgresql.org/wiki/Fsync_Errors */
export function stopIfFsyncFailed(error: unknown): void {
  if (!(error instanceof Error && "errcode" in error && FSYNC_FAILED.has(Number(error.errcode)))) return;
  createLog().fatal(
    { err: error },
    "data was not written to disk (fsync failed); the site stops, because its memory and the disk may differ. Check the disk, then start the site again",
  );
  process.exit(EXIT_CODE);
}
