/** Created by `platform/database/migrations`. */
import type { Generated } from "kysely";
import type { DeliveryState } from "./contact-message.ts";

declare module "../../../platform/database/database.ts" {
  interface Tables {
    contactMessage: {
      id: Generated<number>;
      fromName: string;
      fromEmail: string;
      message: string;
      receivedAt: string;
      readAt: string | null;
      answeredAt: string | null;
      /** The reason why this looks like spam, or null. */
      suspicion: string | null;
    };
    /** The outbox: one row for each message to mail. */
    delivery: {
      id: Generated<number>;
      messageId: number;
      state: DeliveryState;
      attempts: number;
      reason: string | null;
      nextAttemptAt: string;
      leaseUntil: string | null;
      leaseToken: string | null;
      settledAt: string | null;
    };
  }
}
