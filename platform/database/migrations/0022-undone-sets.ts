import { sql, type Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** Undone sets are open, with what was published as their drafts. Before, they were copied to go on with them. */
export const undoneSets: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`update change_set_document set replaced = null
      where change_set_id in (select id from change_set where undone_at is not null)`.execute(db);
    await sql`update change_set set published_at = null, publish_at = null, publish_by = null
      where undone_at is not null`.execute(db);
    for (const column of ["undone_at", "undone_by"])
      await db.schema.alterTable("change_set").dropColumn(column).execute();
  },
};
