import type { EditingRole } from "../../../domain/session";
import type { Ownership } from "./ownership";
import type { RestoreDrill } from "./restore-drill";

/** The data of the printed page. It contains no secret, because paper gets lost. */
export type PrintedHandover = {
  name: string;
  origin: string;
  /** The server, as labels and values. */
  place: [label: string, value: string][];
  isPostgres: boolean;
  isSupabase: boolean;
  /** Undefined if the site cannot read who they are. */
  people: { email: string; role: EditingRole; activeUntil: string | null }[] | undefined;
  checklist: Ownership[];
  drill: RestoreDrill | undefined;
  /** The address in the row of the repository. */
  repository: string | undefined;
};
