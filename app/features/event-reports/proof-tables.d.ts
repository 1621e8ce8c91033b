/** Created by `platform/database/migrations`. */
import type { Generated } from "kysely";
import type { EventProof } from "./event-proof.ts";

declare module "../../../platform/database/database.ts" {
  interface Tables {
    eventProof: Omit<EventProof, "id"> & {
      id: Generated<number>;
      eventId: number;
      /** In bytes, as `bytes` has. */
      size: number;
      /** As it was uploaded. */
      bytes: Uint8Array;
      /** E-mail address. */
      addedBy: string;
    };
  }
}
