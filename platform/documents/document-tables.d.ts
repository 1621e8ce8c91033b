/** Created by `platform/database/migrations`. */
import type { Generated } from "kysely";
import type { DocumentAction } from "../../domain/document.ts";

declare module "../database/database.ts" {
  interface Tables {
    document: {
      /** One sequence for all collections. */
      id: Generated<number>;
      collection: string;
      /** A name in `content/`, or the id of the event of a report; otherwise null. */
      key: string | null;
      /** Of the file that it replaced when it was last saved, or that it hides (`WITHDRAWN`). */
      fileHash: string | null;
      /** For calendars; never changes. */
      uid: string;
      /** JSON of all fields. Text, because `jsonb` reorders keys and refuses some characters. */
      data: string;
      revision: number;
      /** The next three are derived from `data` (`derived.ts`). */
      sortKey: string;
      untilKey: string;
      searchText: string;
      /** Null for a draft. */
      publishedAt: string | null;
      /** When a draft will be published. */
      publishAt: string | null;
      /** Null unless it is in the trash. */
      deletedAt: string | null;
      createdAt: string;
      updatedAt: string;
    };
    /** Every saved state; the last one equals the row in `document`. */
    documentVersion: {
      documentId: number;
      revision: number;
      savedAt: string;
      savedBy: string;
      action: DocumentAction;
      data: string;
    };
    /** Every picture in any version of a document. */
    documentPicture: { documentId: number; picture: string };
    /** Ids of published documents that were deleted for good. */
    removedDocument: { id: number; collection: string; removedAt: string };
    /** A hash of the description with which the derived columns were made. */
    collectionHash: { name: string; hash: string };
    /** What people are typing: one row for each of them and document, 0 for a new one. */
    workingCopy: {
      collection: string;
      documentId: number;
      email: string;
      /** A row is only replaced by one with a larger number. */
      number: number;
      baseRevision: number;
      data: string;
      savedAt: string;
    };
    /** Idempotency keys of forms. */
    writeKey: {
      email: string;
      key: string;
      /** A hash of the request: a key is valid for one request only. */
      request: string | null;
      documentId: number | null;
      createdAt: string;
    };
  }
}
