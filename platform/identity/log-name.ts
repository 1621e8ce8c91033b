import { createHmac } from "node:crypto";

export type LogName = (email: string) => string;

/**
 * The name of an account in the log: always the same, and without this site's secret nobody's address. People also type
 * passwords into the field for the e-mail; those must not reach the log either. `npm run admin -- log-name EMAIL` says it.
 */
export function logNames(secret: string): LogName {
  return (email) =>
    createHmac("sha256", secret).update(`log ${email.trim().toLowerCase()}`).digest("base64url").slice(0, 12);
}
