/** Created by `platform/database/migrations`. */
import type { Generated } from "kysely";

declare module "../../../platform/database/database.ts" {
  interface Tables {
    /** What the site depends on. Texts may be empty. */
    ownership: {
      id: Generated<number>;
      what: string;
      owner: string;
      payer: string;
      renewsOn: string | null;
      note: string;
      checkedOn: string | null;
      checkedBy: string | null;
    };
    /** Every test of a backup. The counts are of the restored data. */
    restoreDrill: {
      id: Generated<number>;
      at: string;
      /** The name of its file. */
      backup: string;
      /** Null if everything is as it should be. */
      problem: string | null;
      events: number;
      messages: number;
      documents: number;
      pictures: number;
    };
  }
}
