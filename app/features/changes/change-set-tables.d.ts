/** Created by `platform/database/migrations`. */
import type { Generated } from "kysely";
import type { DocumentState } from "./change-set.ts";

declare module "../../../platform/database/database.ts" {
  interface Tables {
    /** Open until it is published, and again after it is undone; its state follows from the dates. */
    changeSet: {
      id: Generated<number>;
      title: string;
      createdAt: string;
      createdBy: string;
      publishAt: string | null;
      /** The person who published it, or who chose the date. */
      publishBy: string | null;
      /** The reason why it could not be published at its date. */
      problem: string | null;
      publishedAt: string | null;
      /** When somebody said that it is ready to be published; null before, and after it was sent back. */
      readyAt: string | null;
      /** The last words about it. */
      note: string | null;
      /** The person who said last that it is ready, or not, with or without a note. */
      noteBy: string | null;
    };
    changeSetDocument: {
      changeSetId: number;
      key: string;
      /** Increases with each save in the set. */
      revision: number;
      /** JSON of all fields, maybe incomplete. Finally the published data. An earlier release stored `null` to delete it. */
      data: string;
      /** The published version when it was added to the set; after publishing the one just before. Null for nothing. */
      base: string | null;
      baseRevision: number;
      /** The kind of version that publishing replaced; null while the set is open. */
      replaced: DocumentState | null;
      updatedAt: string;
      updatedBy: string;
    };
    /** Pictures that must not be removed before the set is published. */
    changeSetPicture: { changeSetId: number; picture: string };
  }
}
