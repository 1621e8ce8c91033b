import { sql, type Kysely } from "kysely";
import type { Migration } from "kysely/migration";
import { createDocumentTables } from "./0009-document-tables.ts";
import { copyEvents } from "./0009-copy-events.ts";

/** Dropped in this order: references come before the table that they refer to. */
const OLD_TABLES = ["event_version", "event_picture", "removed_event", "event"];

/** Moves events to the tables of documents. The previous release cannot read them. */
export const documents = (kind: "sqlite" | "postgres"): Migration => ({
  async up(plugged: Kysely<Record<string, object>>) {
    // The site's plugin would rename the keys of rows, and of the JSON in them.
    const db = plugged.withoutPlugins();
    await createDocumentTables(db, kind);
    await copyEvents(db);
    await continueIds(db, kind);
    for (const table of OLD_TABLES) await db.schema.dropTable(table).execute();
    await db.schema.alterTable("write_key").renameColumn("event_id", "document_id").execute();
    // The hash of a request is computed differently from now on; null is not compared.
    await db.updateTable("write_key").set({ request: null }).execute();
  },
});

/** Continues after the last id ever used. The largest stored id is less if drafts were erased. */
async function continueIds(db: Kysely<Record<string, object>>, kind: "sqlite" | "postgres"): Promise<void> {
  if (kind === "sqlite") {
    await sql`delete from sqlite_sequence where name = 'document'`.execute(db);
    await sql`insert into sqlite_sequence (name, seq)
      select 'document', seq from sqlite_sequence where name = 'event'`.execute(db);
    return;
  }
  // Without `is_called` the first id of a new site would be 2.
  await sql`select setval(pg_get_serial_sequence('document', 'id'), last_value, is_called) from event_id_seq`.execute(
    db,
  );
}
