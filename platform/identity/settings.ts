import type { Database } from "../database/database.ts";

export type Settings = { database: Database; secret: string; secureCookies: boolean };

/** `__Host-` binds the cookies to this host; browsers accept it over https only. */
export function cookiePrefix(secureCookies: boolean): string {
  return secureCookies ? "__Host-cell" : "cell";
}

/** The prefix, and better-auth's name of the cookie. */
export const sessionCookie = (secureCookies: boolean) => `${cookiePrefix(secureCookies)}.session_token`;
