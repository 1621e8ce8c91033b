import { sql, type ColumnDefinitionBuilder, type Kysely } from "kysely";

type Db = Kysely<Record<string, object>>;
type Kind = "sqlite" | "postgres";

const required = (column: ColumnDefinitionBuilder) => column.notNull();
const ofDocument = (column: ColumnDefinitionBuilder) => column.notNull().references("document.id").onDelete("cascade");

/** `data` is JSON stored as text: PostgreSQL's `jsonb` reorders keys and refuses some characters. */
export async function createDocumentTables(db: Db, kind: Kind): Promise<void> {
  await createDocuments(db, kind);
  await createIndexes(db);
  await db.schema
    .createTable("document_version")
    .addColumn("document_id", "integer", ofDocument)
    .addColumn("revision", "integer", required)
    .addColumn("saved_at", "text", required)
    .addColumn("saved_by", "text", required)
    .addColumn("action", "text", required)
    .addColumn("data", "text", required)
    .addPrimaryKeyConstraint("document_version_key", ["document_id", "revision"])
    .execute();
  await createPictures(db);
  // Ids that once had a page: their URL returns 410, not 404.
  await db.schema
    .createTable("removed_document")
    .addColumn("id", "integer", (column) => column.primaryKey())
    .addColumn("collection", "text", required)
    .addColumn("removed_at", "text", required)
    .execute();
  // The description of a collection from which the sort, until and search columns were derived.
  await db.schema
    .createTable("collection_hash")
    .addColumn("name", "text", (column) => column.primaryKey())
    .addColumn("hash", "text", required)
    .execute();
}

async function createDocuments(db: Db, kind: Kind): Promise<void> {
  const bytewise = kind === "sqlite" ? "text" : sql`text collate "C"`;
  await db.schema
    .createTable("document")
    // Ids of deleted rows are never used again.
    .addColumn("id", "integer", (column) =>
      kind === "sqlite" ? column.primaryKey().autoIncrement() : column.primaryKey().generatedByDefaultAsIdentity(),
    )
    .addColumn("collection", "text", required)
    .addColumn("key", bytewise)
    .addColumn("uid", "text", required)
    .addColumn("data", "text", required)
    .addColumn("revision", "integer", required)
    .addColumn("sort_key", bytewise, required)
    .addColumn("until_key", bytewise, required)
    .addColumn("search_text", "text", required)
    .addColumn("published_at", "text")
    .addColumn("publish_at", "text")
    .addColumn("deleted_at", "text")
    .addColumn("created_at", "text", required)
    .addColumn("updated_at", "text", required)
    .addUniqueConstraint("document_key", ["collection", "key"])
    .execute();
}

async function createIndexes(db: Db): Promise<void> {
  const index = (name: string, columns: string[]) => db.schema.createIndex(name).on("document").columns(columns);
  const [due, deleted] = ["publish_at", "deleted_at"].map((name) => sql.ref(name));
  // With every column that counts, years and filters by day need, so that they read no rows, which are long.
  await index("document_by_sort", ["collection", "sort_key", "id", "until_key", "published_at"])
    .where(deleted!, "is", null)
    .execute();
  await index("document_trash", ["collection", "deleted_at", "id"]).where(deleted!, "is not", null).execute();
  await index("document_due", ["publish_at"]).where(due!, "is not", null).execute();
}

/** Every picture in any version of a document; none of them may be removed. */
async function createPictures(db: Db): Promise<void> {
  await db.schema
    .createTable("document_picture")
    .addColumn("document_id", "integer", ofDocument)
    .addColumn("picture", "text", (column) => column.notNull().references("picture.hash"))
    .addPrimaryKeyConstraint("document_picture_key", ["document_id", "picture"])
    .execute();
  await db.schema.createIndex("document_picture_by_picture").on("document_picture").column("picture").execute();
}
