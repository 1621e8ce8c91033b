import { DatabaseUnavailable } from "./database.ts";
import { resultCode, SQLITE } from "./sqlite-errors.ts";
import type { Env } from "../env.ts";
import { StartError } from "../start-error.ts";

const FULL = "is on a full disk";
const READ_ONLY = "is on a disk that can only be read";
const FORBIDDEN = "cannot be opened or written by this account";
const DAMAGED = "holds a damaged data file; restore a backup: npm run restore -- FILE";

const REASONS: Record<string | number, string> = {
  ENOTDIR: "is not a folder",
  EEXIST: "is not a folder",
  ENOENT: "cannot be made",
  EACCES: FORBIDDEN,
  EPERM: FORBIDDEN,
  EROFS: READ_ONLY,
  ENOSPC: FULL,
  EDQUOT: FULL,
  [SQLITE.BUSY]: "is in use by another program",
  [SQLITE.READONLY]: READ_ONLY,
  [SQLITE.IOERR]: "is on a disk that is full or fails",
  [SQLITE.CORRUPT]: DAMAGED,
  [SQLITE.FULL]: FULL,
  [SQLITE.CANTOPEN]: FORBIDDEN,
  [SQLITE.NOTADB]: DAMAGED,
};

export function dataFolderProblem(error: unknown, { DATA_DIR, DATABASE_URL }: Env): unknown {
  if (error instanceof DatabaseUnavailable && DATABASE_URL) return error;
  const cause = error instanceof DatabaseUnavailable ? (error.cause ?? error) : error;
  if (!(cause instanceof Error)) return error;
  const reason = REASONS[resultCode(cause)] ?? ("code" in cause ? REASONS[String(cause.code)] : undefined);
  return reason ? new StartError(`DATA_DIR: ${DATA_DIR} ${reason}`) : error;
}
