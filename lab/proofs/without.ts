import { join } from "node:path";

/** The defences that a control removes, one file each in `without/`. */
type Defence =
  | "commit-before-response"
  | "journal"
  | "fsync"
  | "errors"
  | "exit"
  | "parser-errors"
  | "schemas"
  | "escaping"
  | "postgres-errors"
  | "mail-lease"
  | "stale-saves";

/** Returns arguments for Node to start a site without `defence`; none to start it with all. */
export function without(defence: Defence | false): string[] {
  return defence ? ["--import", join(import.meta.dirname, `without/${defence}.ts`)] : [];
}
