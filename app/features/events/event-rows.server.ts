/** Maps an event between the database and the API. */
import type { Selectable } from "kysely";
import { eventSlug, type DetailName, type Event, type EventPhoto } from "./event.ts";
import { DETAIL_NAMES } from "./event-labels.ts";
import type { Database, Executor, Tables } from "../../../platform/database/database.ts";
import { eventPicture, mediaAddress } from "../../../platform/media/media.ts";
import { HttpError } from "../../../platform/http-error.ts";

/** The columns that people edit; a version stores exactly these. */
export const EDITABLE_FIELDS = [
  "title",
  "description",
  "date",
  "location",
  "picture",
  ...DETAIL_NAMES,
  "photos",
] as const;

export type StoredEvent = Selectable<Tables["event"]>;
export type EditableFields = Pick<StoredEvent, (typeof EDITABLE_FIELDS)[number]>;
export type StoredPhoto = { hash: string; width: number; height: number; alt: string };

export function selectEvents(executor: Executor) {
  return executor
    .selectFrom("event")
    .leftJoin("picture", "picture.hash", "event.picture")
    .selectAll("event")
    .select(["picture.hash", "picture.width", "picture.height"]);
}
export type EventQuery = ReturnType<typeof selectEvents>;
export type EventRow = Awaited<ReturnType<EventQuery["execute"]>>[number];

/** Not in the trash, including drafts. */
export function selectKept(executor: Executor) {
  return selectEvents(executor).where("deletedAt", "is", null);
}

/** What visitors may see. */
export function selectPublished(executor: Executor) {
  return selectKept(executor).where("publishedAt", "is not", null);
}

export function newestFirst(query: EventQuery) {
  return query.orderBy("event.date", "desc").orderBy("event.id", "desc");
}

/** In the trash or not. @throws {HttpError} 404 */
export async function rowOf(executor: Executor, id: number | undefined): Promise<EventRow> {
  const row = id && (await selectEvents(executor).where("event.id", "=", id).executeTakeFirst());
  if (!row) throw noSuchEvent();
  return row;
}

/** Locks the row until the transaction ends. SQLite has one writer at a time anyway. */
export async function lockedRowOf(trx: Executor, kind: Database["kind"], id: number | undefined): Promise<EventRow> {
  if (id && kind === "postgres") await trx.selectFrom("event").select("id").where("id", "=", id).forUpdate().execute();
  return rowOf(trx, id);
}

/** @throws {HttpError} 404 for an event in the trash */
export function requireNotDeleted(row: EventRow): EventRow {
  if (row.deletedAt) throw noSuchEvent();
  return row;
}

export function noSuchEvent(): HttpError {
  return new HttpError(404, "There is no such event.");
}

export function toEvent(row: EventRow): Event {
  const { hash, width, height } = row;
  const shown = hash !== null && width !== null && height !== null;
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    date: row.date,
    location: row.location,
    image: shown ? mediaAddress(hash, width) : "",
    picture: shown ? eventPicture({ width, height }) : null,
    ...detailsOf(row),
    photos: storedPhotos(row).map(toPhoto),
    draft: row.publishedAt === null,
    slug: eventSlug(row.title),
    revision: row.revision,
    updatedAt: row.updatedAt,
  };
}

function detailsOf(row: EventRow) {
  return Object.fromEntries(DETAIL_NAMES.map((name) => [name, row[name]])) as Pick<EventRow, DetailName>;
}

export function storedPhotos({ photos }: Pick<StoredEvent, "photos">): StoredPhoto[] {
  return photos === "[]" ? [] : (JSON.parse(photos) as StoredPhoto[]);
}

function toPhoto({ hash, width, height, alt }: StoredPhoto): EventPhoto {
  return { image: mediaAddress(hash, width), alt, picture: eventPicture({ width, height }) };
}

export function editableFields(row: EditableFields): EditableFields {
  return Object.fromEntries(EDITABLE_FIELDS.map((name) => [name, row[name]])) as EditableFields;
}

export function haveSameValues(one: EditableFields, other: EditableFields): boolean {
  return EDITABLE_FIELDS.every((name) => one[name] === other[name]);
}
