/** Created by `platform/database/migrations`. */
import type { Generated } from "kysely";
import type { Ownership } from "./ownership.ts";
import type { RestoreDrill } from "./restore-drill-schema.server.ts";

declare module "../../../platform/database/database.ts" {
  interface Tables {
    /** The accounts and contracts that the site depends on. Texts may be empty. */
    ownership: Omit<Ownership, "id" | "problems"> & { id: Generated<number> };
    /** Every test of a backup, with the row counts of the restored data. */
    restoreDrill: Omit<RestoreDrill, "ok"> & { id: Generated<number> };
  }
}
