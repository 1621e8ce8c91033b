import { sql, type Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * Undone sets are open, with what was published as their drafts. Before, they were copied to go on with them. Of a session
 * that was copied only the copy remains, because a year is prepared once.
 */
export const undoneSets: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`delete from change_set where undone_at is not null
      and id in (select earlier.change_set_id from new_session as earlier join new_session as later
        on later.year = earlier.year and later.change_set_id > earlier.change_set_id)
      and id not in (select change_set_id from member_card)`.execute(db);
    await sql`update change_set_document set replaced = null
      where change_set_id in (select id from change_set where undone_at is not null)`.execute(db);
    // The copy of another set has the same title.
    await sql`update change_set set title = title || ' (undone)', published_at = null, publish_at = null,
      publish_by = null, ready_at = null, note = null, note_by = null where undone_at is not null`.execute(db);
    for (const column of ["undone_at", "undone_by"])
      await db.schema.alterTable("change_set").dropColumn(column).execute();
  },
};
