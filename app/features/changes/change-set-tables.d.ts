/** Created by `platform/database/migrations`. */
import type { Generated } from "kysely";
import type { Replaced } from "./change-set.ts";

declare module "../../../platform/database/database.ts" {
  interface Tables {
    /** Open until it is published; its state follows from the dates. */
    changeSet: {
      id: Generated<number>;
      title: string;
      createdAt: string;
      createdBy: string;
      /** When it will be published. */
      publishAt: string | null;
      /** Who published it, or chose the date. */
      publishBy: string | null;
      /** Why it could not be published at its date. */
      problem: string | null;
      publishedAt: string | null;
      undoneAt: string | null;
      undoneBy: string | null;
    };
    changeSetDocument: {
      changeSetId: number;
      key: string;
      /** Of the document in the set: increases with each save. */
      revision: number;
      /** JSON of all fields, maybe incomplete; `null` deletes the document. After publishing: what was published. */
      data: string;
      /** What visitors read when it was put into the set, and after publishing: just before. Null for nothing. */
      base: string | null;
      baseRevision: number;
      /** What publishing replaced; null before that. */
      replaced: Replaced | null;
      updatedAt: string;
      updatedBy: string;
    };
    /** Pictures that must not be removed before the set is published. */
    changeSetPicture: { changeSetId: number; picture: string };
  }
}
