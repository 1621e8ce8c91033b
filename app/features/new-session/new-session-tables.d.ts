/** Created by `platform/database/migrations`. */
import type { Generated } from "kysely";

declare module "../../../platform/database/database.ts" {
  interface Tables {
    /** A change set that starts a session, with what its drafts cannot say. */
    newSession: {
      changeSetId: number;
      oldLabel: string;
      oldYear: number;
      year: number;
      /** `YYYY-MM-DD`; null without a day. */
      publishOn: string | null;
      /** JSON: the ids of texts that nobody has to look at again. */
      settledTexts: string;
    };
    /** What a new member writes about themselves by link, without an account. */
    memberCard: {
      id: Generated<number>;
      changeSetId: number;
      tokenHash: string;
      /** Who gets the link, for the administrator. */
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
