/** Created by `platform/database/migrations`. The column `writeKey` is not used any more. */
import type { Generated } from "kysely";
import type { EditingRole } from "../../../domain/session.ts";

declare module "../../../platform/database/database.ts" {
  interface Tables {
    invitation: {
      id: Generated<number>;
      /** SHA-256 of the token, which only the link contains. */
      tokenHash: string;
      role: EditingRole;
      /** The only address that may accept it; null for any. */
      email: string | null;
      invitedBy: string;
      createdAt: string;
      expiresAt: string;
      usedAt: string | null;
      usedBy: string | null;
      revokedAt: string | null;
      /** The end of access; null for the default. */
      activeUntil: string | null;
    };
  }
}
