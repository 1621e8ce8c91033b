import { sql, type Kysely, type RawBuilder } from "kysely";
import { eventData, type EventFields } from "./0009-event-data.ts";

type Db = Kysely<Record<string, object>>;
type OldEvent = EventFields & {
  id: number;
  uid: string;
  revision: number;
  published_at: string | null;
  deleted_at: string | null;
  created_at: string;
  updated_at: string;
};
type OldVersion = {
  event_id: number;
  revision: number;
  saved_at: string;
  saved_by: string;
  action: string;
  snapshot: string;
};

type OldLink = { event_id: number; picture: string };
type OldRemoved = { id: number; removed_at: string };

/** The columns have the names that snapshots use. */
const EVENT_COLUMNS = sql`id, uid, revision, published_at, deleted_at, created_at, updated_at,
  title, description, date, location, picture, photos, state, outcome, image_alt as "imageAlt",
  image_credit as "imageCredit", image_focus as "imageFocus", start_time as "startTime", end_date as "endDate",
  end_time as "endTime", state_note as "stateNote", link_url as "linkUrl", link_label as "linkLabel"`;

export async function copyEvents(db: Db): Promise<void> {
  const widths = new Map<string, number>();
  const pictures = pagesOf<{ hash: string; width: number }>(db, { table: "picture", keys: ["hash"] });
  for await (const page of pictures) for (const { hash, width } of page) widths.set(hash, width);

  const events: Source<OldEvent> = { table: "event", keys: ["id"], columns: EVENT_COLUMNS };
  await copyPages(db, events, "document", (event) => toDocument(event, widths));
  const versions: Source<OldVersion> = { table: "event_version", keys: ["event_id", "revision"] };
  await copyPages(db, versions, "document_version", (version) => toVersion(version, widths));
  const links: Source<OldLink> = { table: "event_picture", keys: ["event_id", "picture"] };
  await copyPages(db, links, "document_picture", ({ event_id, picture }) => ({ document_id: event_id, picture }));
  const removed: Source<OldRemoved> = { table: "removed_event", keys: ["id"] };
  await copyPages(db, removed, "removed_document", (row) => ({ ...row, collection: "event" }));
}

function toDocument(event: OldEvent, widths: Map<string, number>) {
  const { id, uid, revision, published_at, deleted_at, created_at, updated_at, ...fields } = event;
  const { title, description, date, location, endDate } = fields;
  return {
    id,
    collection: "event",
    uid,
    data: eventData(fields, widths),
    revision,
    sort_key: date,
    until_key: endDate || date,
    search_text: `${title} ${description} ${location}`.toLowerCase(),
    published_at,
    deleted_at,
    created_at,
    updated_at,
  };
}

function toVersion({ event_id, snapshot, ...version }: OldVersion, widths: Map<string, number>) {
  const data = eventData(JSON.parse(snapshot) as EventFields, widths);
  return { ...version, document_id: event_id, data };
}

type Source<Row> = { table: string; keys: (keyof Row & string)[]; columns?: RawBuilder<unknown> };

async function copyPages<Row>(db: Db, from: Source<Row>, to: string, convert: (row: Row) => object): Promise<void> {
  for await (const page of pagesOf(db, from)) await db.insertInto(to).values(page.map(convert)).execute();
}

/** PostgreSQL stops a statement after 1.5 seconds, so none reads or writes a whole table. */
const PAGE = 500;

async function* pagesOf<Row>(db: Db, { table, keys, columns = sql`*` }: Source<Row>): AsyncGenerator<Row[]> {
  const order = sql.join(keys.map((key) => sql.ref(key)));
  let place = sql``;
  for (;;) {
    const page = sql<Row>`select ${columns} from ${sql.table(table)} ${place} order by ${order} limit ${sql.lit(PAGE)}`;
    const { rows } = await page.execute(db);
    const last = rows.at(-1);
    if (!last) return;
    yield rows;
    // A row value lets both databases continue in the index.
    place = sql`where (${order}) > (${sql.join(keys.map((key) => last[key]))})`;
  }
}
