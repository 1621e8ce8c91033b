import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** When an editor said that a set is ready, and the last note about it. */
export const changeSetReview: Migration = {
  async up(db: Kysely<unknown>) {
    for (const column of ["ready_at", "note", "note_by"])
      await db.schema.alterTable("change_set").addColumn(column, "text").execute();
  },
};
