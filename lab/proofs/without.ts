import { join } from "node:path";

/** What a control takes out of the site, a file each in `without/`. */
type Defence =
  | "commit-before-answer"
  | "journal"
  | "fsync"
  | "errors"
  | "exit"
  | "parser-answers"
  | "schemas"
  | "escaping"
  | "postgres-errors"
  | "mail-lease"
  | "stale-saves";

/** Words for Node that start a site without `defence`; none where the defence is to stay. */
export function without(defence: Defence | false): string[] {
  return defence ? ["--import", join(import.meta.dirname, `without/${defence}.ts`)] : [];
}
