import { createHmac } from "node:crypto";

export type LogName = (email: string) => string;

/** Hides the address from everyone without this site's secret. It also hides passwords typed into the e-mail field. */
export function logNames(secret: string): LogName {
  return (email) =>
    createHmac("sha256", secret).update(`log ${email.trim().toLowerCase()}`).digest("base64url").slice(0, 12);
}
