/** Created by `platform/database/migrations`. */
import type { Generated } from "kysely";

declare module "../../../platform/database/database.ts" {
  interface Tables {
    /** A change set that starts a session, with data that its drafts cannot contain. */
    newSession: {
      changeSetId: number;
      oldLabel: string;
      oldYear: number;
      year: number;
      /** `YYYY-MM-DD`; null without a day. */
      publishOn: string | null;
      /** JSON: the ids of texts that somebody has decided. */
      settledTexts: string;
    };
    /** The card that a new member fills in by link, without an account. */
    memberCard: {
      id: Generated<number>;
      changeSetId: number;
      tokenHash: string;
      /** The name of the person who gets the link. */
      name: string;
      createdAt: string;
      createdBy: string;
      expiresAt: string;
      /** JSON of the card; null before it was sent. */
      data: string | null;
      /** WebP. It becomes a picture of the site when the card is accepted. */
      photo: Uint8Array | null;
      sentAt: string | null;
      acceptedAt: string | null;
      revokedAt: string | null;
    };
  }
}
