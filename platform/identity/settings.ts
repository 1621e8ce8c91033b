import type { Database } from "../database/database.ts";

/** For accounts in our own database. */
export type Settings = { database: Database; secret: string; secureCookies: boolean };

/** `__Host-` binds the cookies to this very host; browsers accept it over https only. */
export function cookiePrefix(secureCookies: boolean): string {
  return secureCookies ? "__Host-cell" : "cell";
}
