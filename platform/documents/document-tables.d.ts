/** Created by `platform/database/migrations`. */
import type { Generated } from "kysely";
import type { DocumentAction } from "../../domain/document.ts";

declare module "../database/database.ts" {
  interface Tables {
    document: {
      id: Generated<number>;
      collection: string;
      /** A name in `content/`, or the id of the event of a report; otherwise null. */
      key: string | null;
      /** The hash of the file that it replaced when it was last saved; `WITHDRAWN` if it hides the file. */
      fileHash: string | null;
      /** Identifies an event in calendars; never changes. */
      uid: string;
      /** JSON of all fields. Text, because `jsonb` reorders keys and rejects some characters. */
      data: string;
      revision: number;
      /** The next three are derived from `data` (`derived.ts`). */
      sortKey: string;
      untilKey: string;
      searchText: string;
      publishedAt: string | null;
      publishAt: string | null;
      deletedAt: string | null;
      createdAt: string;
      updatedAt: string;
    };
    /** Every saved version; the last one equals the row in `document`. */
    documentVersion: {
      documentId: number;
      revision: number;
      savedAt: string;
      savedBy: string;
      action: DocumentAction;
      data: string;
    };
    documentPicture: { documentId: number; picture: string };
    /** Ids of published documents that were erased. */
    removedDocument: { id: number; collection: string; removedAt: string };
    /** A hash of the description from which the columns were derived. */
    collectionHash: { name: string; hash: string };
    /** Unsaved text: one row for each person and document, with id 0 for a new document. */
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
    writeKey: {
      email: string;
      key: string;
      /** A hash of the request: a key is valid for one request only. */
      request: string | null;
      /** The id of the document, or of the row of another table, that the request made or changed. */
      documentId: number | null;
      createdAt: string;
    };
  }
}
