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
      /** Why this looks like spam; null if it does not. */
      suspicion: string | null;
    };
    /** The outbox: one row for each message to be mailed. */
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
