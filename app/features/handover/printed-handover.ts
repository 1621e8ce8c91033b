import type { EditingRole } from "../../../domain/session";
import type { Ownership } from "./ownership";
import type { RestoreDrill } from "./restore-drill";

/** What the printed page says. It contains no secret: paper is lost. */
export type PrintedHandover = {
  name: string;
  origin: string;
  /** Where it runs: label and value. */
  place: [label: string, value: string][];
  isPostgres: boolean;
  isSupabase: boolean;
  /** Undefined if the site cannot read who they are. */
  people: { email: string; role: EditingRole; activeUntil: string | null }[] | undefined;
  /** The next dates first. */
  checklist: Ownership[];
  drill: RestoreDrill | undefined;
  /** The address in the row of the repository. */
  repository: string | undefined;
};
