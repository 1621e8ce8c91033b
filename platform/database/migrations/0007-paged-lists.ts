import { sql, type Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** Indexes for the lists of the admin area, so that reading one page reads only its rows. */
export const pagedLists: Migration = {
  async up(db: Kysely<unknown>) {
    const messages = (name: string) => db.schema.createIndex(name).on("contact_message").column("id");
    await messages("contact_message_inbox").where(sql.ref("suspicion"), "is", null).execute();
    await messages("contact_message_spam").where(sql.ref("suspicion"), "is not", null).execute();
    const trash = db.schema.createIndex("event_trash").on("event").columns(["deleted_at", "id"]);
    await trash.where(sql.ref("deleted_at"), "is not", null).execute();
  },
};
