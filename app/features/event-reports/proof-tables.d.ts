/** Created by `platform/database/migrations`. */
import type { Generated } from "kysely";
import type { EventProof } from "./event-report-schema.server.ts";

declare module "../../../platform/database/database.ts" {
  interface Tables {
    eventProof: Omit<EventProof, "id"> & {
      id: Generated<number>;
      eventId: number;
      /** The length of `bytes`. */
      size: number;
      /** The uploaded file, unchanged. */
      bytes: Uint8Array;
      addedBy: string;
    };
  }
}
