/** Tests how an update changes stored data, on both databases, without the services that read it. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Kysely, sql } from "kysely";
import { Pool } from "pg";
import { expect, onTestFinished, test } from "vitest";
import { openDatabase } from "../platform/database/index.ts";
import { nodeSqliteDialect } from "../platform/database/node-sqlite-dialect.ts";
import { postgresDialect } from "../platform/database/postgres-dialect.ts";
import { parseEnv, type Env } from "../platform/env.ts";
import { layNothing, layRelease, rowsOf, type Release } from "./support/earlier-release.ts";

type Row = Record<string, unknown>;
const RELEASES: Release[] = ["first-release", "before-documents"];
/** The pictures of events in before-documents.sql: a green one, and two others. */
const [GREEN, BLUE, RED] = [
  "292c0f27e5826c234b4fcc70dc0f80f7",
  "674cfe4e7a011e18ac6676e5398b89b4",
  "9fa3b0c482d11717536019e6bdd5df36",
];

async function lay(release?: Release): Promise<Env> {
  const folder = mkdtempSync(join(tmpdir(), "cell-upgrade-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return parseEnv(await (release ? layRelease(release, folder) : layNothing(folder)), "/");
}

async function upgrade(from?: Release | Env) {
  const database = await openDatabase(typeof from === "object" ? from : await lay(from));
  onTestFinished(() => database.close());
  const plain = database.kysely.withoutPlugins();
  return { database, read: async (query: string) => (await sql.raw<Row>(query).execute(plain)).rows };
}

/** Changes the database of the earlier release. Returns a function that reads it. */
async function change({ DATA_DIR, DATABASE_URL }: Env, statements: string[]) {
  const dialect = DATABASE_URL
    ? postgresDialect(new Pool({ connectionString: DATABASE_URL }))
    : nodeSqliteDialect(() => new DatabaseSync(join(DATA_DIR, "site.db")));
  const kysely = new Kysely<unknown>({ dialect });
  onTestFinished(() => kysely.destroy());
  const read = async (query: string) => (await sql.raw<Row>(query).execute(kysely)).rows;
  for (const statement of statements) await read(statement);
  return read;
}

function before(release: Release) {
  const rows = rowsOf(release);
  onTestFinished(() => rows.close());
  return (query: string) =>
    rows
      .prepare(query)
      .all()
      .map((row) => ({ ...row })) as Row[];
}

const FIELDS = ["title", "description", "date", "location", "image", "imageAlt", "imageCredit", "imageFocus"];
FIELDS.push("startTime", "endDate", "endTime", "state", "stateNote", "linkUrl", "linkLabel", "outcome", "photos");
const STAMPS = ["id", "uid", "revision", "published_at", "deleted_at", "created_at", "updated_at"];

const columnOf = (field: string) => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
/** Picks the names that the first release or a snapshot has. */
const pick = (row: Row, names: string[]) =>
  Object.fromEntries(names.filter((name) => name in row).map((name) => [name, row[name]]));
const dataOf = (row?: Row) => JSON.parse(String(row?.data)) as Row & { photos: Row[] };

test.each(RELEASES)("every event of %s is a document with its id, dates and fields", async (release) => {
  const { read } = await upgrade(release);
  const events = before(release)("select * from event order by id");
  const documents = await read("select * from document order by id");
  expect(documents).toHaveLength(events.length);
  for (const [index, document] of documents.entries()) {
    const { photos: _, ...event } = events[index]!;
    const data = dataOf(document);
    expect(Object.keys(data)).toEqual(FIELDS);
    const columns = Object.fromEntries(FIELDS.map((field) => [columnOf(field), data[field]]));
    expect(columns).toMatchObject(pick(event, FIELDS.map(columnOf)));
    expect(document).toMatchObject({ ...pick(event, STAMPS), collection: "event", key: null, publish_at: null });
  }
});

test.each(RELEASES)("every event of %s is sorted and searched by the same values", async (release) => {
  const { read } = await upgrade(release);
  const events = await read("select data, sort_key, until_key, search_text from document order by id");
  for (const event of events) {
    const { title, description, date, location, endDate } = dataOf(event);
    expect(event).toMatchObject({ sort_key: date, until_key: endDate || date });
    expect(event.search_text).toBe(`${title} ${description} ${location}`.toLowerCase());
  }
  expect(events.length).toBeGreaterThan(1);
});

test("an event has the addresses of its pictures, and photos with ids", async () => {
  const { read } = await upgrade("before-documents");
  const [event] = await read("select data from document where id = 1");
  expect(dataOf(event)).toEqual({
    title: "Idea Lab & “Makers”",
    description: "Ten teams.\n\nOne \\prize\\ of 50%_.",
    date: "2031-02-27",
    location: "Hall 1",
    image: `/media/${BLUE}-8.webp`,
    imageAlt: "",
    imageCredit: "Asha",
    imageFocus: "top-left",
    startTime: "10:00",
    endDate: "2031-02-28",
    endTime: "16:30",
    state: "scheduled",
    stateNote: "",
    linkUrl: "https://example.edu/register?a=1&b=2",
    linkLabel: "Register",
    outcome: "Eight “teams”.",
    photos: [
      { id: "9fa3b0c482d1", image: `/media/${RED}-8.webp`, alt: "Third" },
      { id: "292c0f27e582", image: `/media/${GREEN}-8.webp`, alt: "First again" },
      { id: "292c0f27e582-2", image: `/media/${GREEN}-8.webp`, alt: "First" },
      { id: "674cfe4e7a01", image: `/media/${BLUE}-8.webp`, alt: "" },
    ],
  });
});

test("the picture of an event of the first release has its width in the address", async () => {
  const { read } = await upgrade("first-release");
  const [event] = await read("select data from document where id = 2");
  expect(dataOf(event).image).toBe("/media/9b1fdb234763a97fc902f4566db10a33-40.webp");
});

test("every version is carried over, and none is invented", async () => {
  const { read } = await upgrade("before-documents");
  const order = "order by 1, revision";
  const old = before("before-documents")(`select event_id as document_id, event_version.* from event_version ${order}`);
  const versions = await read(`select * from document_version ${order}`);
  expect(versions.map(({ data: _, ...version }) => version)).toEqual(
    old.map(({ event_id: _, snapshot: __, ...version }) => version),
  );
  for (const [index, version] of versions.entries()) {
    const { photos: _, picture: __, ...snapshot } = JSON.parse(String(old[index]!.snapshot)) as Row;
    expect(Object.keys(dataOf(version))).toEqual(FIELDS);
    expect(dataOf(version)).toMatchObject(snapshot);
  }
});

test("a field that a version did not have yet is empty", async () => {
  const { read } = await upgrade("before-documents");
  const [version] = await read("select data from document_version where document_id = 1 and revision = 1");
  const { title: _, description: __, date: ___, location: ____, ...details } = dataOf(version);
  const texts = ["imageCredit", "startTime", "endDate", "endTime", "stateNote", "linkUrl", "linkLabel", "outcome"];
  expect(details).toEqual({
    ...Object.fromEntries(texts.map((name) => [name, ""])),
    image: `/media/${GREEN}-8.webp`,
    imageAlt: null,
    imageFocus: "center",
    state: "scheduled",
    photos: [],
  });
});

test("the current event equals its newest version", async () => {
  const { read } = await upgrade("before-documents");
  const differing = `select 1 from document join document_version version
    on version.document_id = document.id and version.revision = document.revision where version.data <> document.data`;
  expect(await read(differing)).toEqual([]);
});

test("a photo has the same id in every version", async () => {
  const { read } = await upgrade("before-documents");
  const [third] = await read("select data from document_version where document_id = 1 and revision = 3");
  expect(dataOf(third).photos.map(({ id, alt }) => [id, alt])).toEqual([
    ["292c0f27e582", "First"],
    ["674cfe4e7a01", ""],
    ["292c0f27e582-2", "First again"],
  ]);
});

test("pictures in use and removed ids are carried over", async () => {
  const { read } = await upgrade("before-documents");
  const old = before("before-documents");
  expect(await read("select document_id, picture from document_picture order by 1, 2")).toEqual(
    old("select event_id as document_id, picture from event_picture order by 1, 2"),
  );
  expect(await read("select id, removed_at from removed_document where collection = 'event' order by id")).toEqual(
    old("select id, removed_at from removed_event order by id"),
  );
});

test("a repeated request of before finds its event and is not compared", async () => {
  const { read } = await upgrade("before-documents");
  expect(await read("select key, document_id, request from write_key order by key")).toEqual([
    { key: "first", document_id: 2, request: null },
    { key: "second", document_id: 3, request: null },
  ]);
});

test.each([
  ["first-release", 4],
  ["before-documents", 10],
] as const)("after an update of %s the next id is %i, though larger ones were removed", async (release, next) => {
  const { read } = await upgrade(release);
  expect(await read(INSERT)).toEqual([{ id: next }]);
});

test("the first id of a new site is 1", async () => {
  const { read } = await upgrade();
  expect(await read(INSERT)).toEqual([{ id: 1 }]);
});

const INSERT = `insert into document
  (collection, uid, data, revision, sort_key, until_key, search_text, created_at, updated_at)
  values ('event', '', '{}', 1, '', '', '', '', '') returning id`;

test("more events than fit into one statement are carried over", async () => {
  const env = await lay("before-documents");
  await change(env, [
    `insert into event (title, description, date, location, uid, created_at, updated_at)
      select 'Event ' || i, '', '2026-01-01', '', cast(i as text), '', '' from (${COUNT}) as numbers`,
    `insert into event_version (event_id, revision, saved_at, saved_by, action, snapshot)
      select id, part, '', '', 'added', '{"title":"' || title || ' ' || part || '"}'
      from event join (select 1 as part union all select 2) as parts on true where title like 'Event %'`,
    `insert into picture (hash, width, height, created_at) select 'hash' || i, i, 1, '' from (${COUNT}) as numbers`,
    `insert into event_picture (event_id, picture) select id, hash from event join picture on hash = 'hash' || uid`,
    `update event set picture = 'hash' || uid where title like 'Event %'`,
  ]);
  const { read } = await upgrade(env);
  const counts = ["document", "document_version", "document_picture"].map((table) => read(`select 1 from ${table}`));
  expect((await Promise.all(counts)).map((rows) => rows.length)).toEqual([6 + 1_100, 13 + 2_200, 4 + 1_100]);
  for (const event of await read("select uid, data from document where id > 9")) {
    const image = `/media/hash${String(event.uid)}-${String(event.uid)}.webp`;
    expect(dataOf(event)).toMatchObject({ title: `Event ${String(event.uid)}`, image });
  }
});

const COUNT = "with recursive n(i) as (select 1 union all select i + 1 from n where i < 1100) select i from n";

test("an update that fails halfway changes nothing, and the next start tries again", async () => {
  const env = await lay("before-documents");
  const damaged = "update event_version set snapshot = 'no JSON' || snapshot where event_id = 7 and revision = 2";
  const read = await change(env, [damaged]);
  await expect(openDatabase(env)).rejects.toThrow("JSON");
  expect(await read("select 1 from event")).toHaveLength(6);
  expect(await read("select 1 from event_version")).toHaveLength(13);
  await expect(read("select 1 from document")).rejects.toThrow("document");
  await change(env, ["update event_version set snapshot = substr(snapshot, 8) where event_id = 7 and revision = 2"]);
  const { read: readNew } = await upgrade(env);
  expect(await readNew("select 1 from document_version")).toHaveLength(13);
});
