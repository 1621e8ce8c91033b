/** Result codes of https://www.sqlite.org/rescode.html, without their extended part. */
export const SQLITE = {
  BUSY: 5,
  LOCKED: 6,
  READONLY: 8,
  IOERR: 10,
  CORRUPT: 11,
  FULL: 13,
  CANTOPEN: 14,
  NOTADB: 26,
};
const UNAVAILABLE = new Set(Object.values(SQLITE));

export function isUnavailable(error: unknown): error is Error {
  return UNAVAILABLE.has(resultCode(error));
}

export function isBusy(error: unknown): error is Error {
  return [SQLITE.BUSY, SQLITE.LOCKED].includes(resultCode(error));
}

export function isDamage(error: unknown): error is Error {
  return [SQLITE.CORRUPT, SQLITE.NOTADB].includes(resultCode(error));
}

export function resultCode(error: unknown): number {
  return error instanceof Error && "errcode" in error ? Number(error.errcode) & 0xff : 0;
}
