/** All functions run inside the caller's transaction. */
import { randomUUID } from "node:crypto";
import { EMPTY_DETAILS, type EventAction } from "./event.ts";
import { CHECK_FIELDS, type FieldErrors } from "../../../domain/form-problems.ts";
import type { EventDetails, EventFields } from "./event-schema.server.ts";
import type { Executor } from "../../../platform/database/database.ts";
import { hashOfMediaAddress } from "../../../platform/media/media.ts";
import { HttpError } from "../../../platform/http-error.ts";
import { checkWhen, withMovedEnd } from "./event-when.server.ts";
import {
  rowOf,
  storedPhotos,
  editableFields,
  type EventRow,
  type StoredPhoto,
  type EditableFields,
} from "./event-rows.server.ts";

export type Change = { by: string; action: EventAction };
type Status = { publishedAt: string | null; deletedAt: string | null };

/** An unused upload is removed after a day. */
const NOT_STORED = "is not stored here any more. Remove it and choose the file again.";

const EMPTY: EditableFields = {
  ...EMPTY_DETAILS,
  title: "",
  description: "",
  date: "",
  location: "",
  picture: null,
  photos: "[]",
};

/** Applies `input` to `before` (empty for a new event). @throws {HttpError} 400 for fields that do not fit together */
export async function applyInput(
  trx: Executor,
  { fields, image, timeZone }: { fields: EventFields & EventDetails; image?: string | null; timeZone: string },
  before: EditableFields = EMPTY,
): Promise<EditableFields> {
  const { draft: _, photos, ...given } = fields;
  const values = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
  const after: EditableFields = { ...before, ...values };
  Object.assign(after, withMovedEnd(before, after));
  checkWhen(after, timeZone);
  checkLink(after);
  if (image !== undefined) after.picture = await storedPicture(trx, image, "image");
  if (photos) after.photos = JSON.stringify(await storedPhotosFrom(trx, photos));
  // A description of one picture does not fit another.
  if (after.picture !== before.picture && fields.imageAlt === undefined) after.imageAlt = null;
  return after;
}

export async function insertEvent(
  trx: Executor,
  values: EditableFields,
  { by, publishedAt }: { by: string; publishedAt: string | null },
): Promise<EventRow> {
  const now = new Date().toISOString();
  const row = { ...values, uid: randomUUID(), publishedAt, deletedAt: null };
  const { id } = await trx
    .insertInto("event")
    .values({ ...row, createdAt: now, updatedAt: now })
    .returning("id")
    .executeTakeFirstOrThrow();
  await linkPictures(trx, id, values);
  const inserted = await rowOf(trx, id);
  await storeVersion(trx, inserted, { by, action: "added" });
  return inserted;
}

/** Saves `changes` as the next revision; the previous one stays in the history. */
export async function saveEvent(
  trx: Executor,
  before: EventRow,
  changes: Partial<EditableFields & Status>,
  change: Change,
): Promise<EventRow> {
  // Events from before the history existed have no version yet.
  await storeVersion(trx, before, { by: "", action: "added" });
  const updatedAt = new Date().toISOString();
  await trx
    .updateTable("event")
    .set({ ...changes, revision: before.revision + 1, updatedAt })
    .where("id", "=", before.id)
    .execute();
  const after = await rowOf(trx, before.id);
  await linkPictures(trx, after.id, after);
  await storeVersion(trx, after, change);
  return after;
}

async function storeVersion(trx: Executor, row: EventRow, { by, action }: Change): Promise<void> {
  const { id: eventId, revision, updatedAt: savedAt } = row;
  await trx
    .insertInto("eventVersion")
    .values({ eventId, revision, savedAt, savedBy: by, action, snapshot: JSON.stringify(editableFields(row)) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** A field that did not exist when the version was saved gets its default value. */
export function readSnapshot(snapshot: string): EditableFields {
  return editableFields({ ...EMPTY, ...(JSON.parse(snapshot) as Partial<EditableFields>) });
}

async function linkPictures(trx: Executor, eventId: number, values: EditableFields): Promise<void> {
  const hashes = [values.picture, ...storedPhotos(values).map(({ hash }) => hash)].filter((hash) => hash !== null);
  if (hashes.length === 0) return;
  await trx
    .insertInto("eventPicture")
    .values([...new Set(hashes)].map((picture) => ({ eventId, picture })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

function checkLink({ linkUrl, linkLabel }: EditableFields): void {
  if (Boolean(linkUrl) === Boolean(linkLabel)) return;
  refuse(
    linkUrl
      ? { linkLabel: "Enter a link text, like Register." }
      : { linkUrl: "Enter a link address too, or remove the link text." },
  );
}

async function storedPhotosFrom(trx: Executor, photos: NonNullable<EventDetails["photos"]>): Promise<StoredPhoto[]> {
  const stored: StoredPhoto[] = [];
  for (const [index, { image, alt }] of photos.entries()) {
    const picture = await pictureOf(trx, image);
    if (!picture) refuse({ photos: `Photo ${index + 1} ${NOT_STORED}` });
    stored.push({ ...picture, alt });
  }
  return stored;
}

/** Null for an empty address. @throws {HttpError} 400 for an address that is not ours */
async function storedPicture(trx: Executor, address: string | null, field: string): Promise<string | null> {
  if (!address) return null;
  const known = await pictureOf(trx, address);
  return known?.hash ?? refuse({ [field]: `This image ${NOT_STORED}` });
}

async function pictureOf(trx: Executor, address: string) {
  const hash = hashOfMediaAddress(address);
  const columns = ["hash", "width", "height"] as const;
  return hash === undefined
    ? undefined
    : trx.selectFrom("picture").select(columns).where("hash", "=", hash).executeTakeFirst();
}

function refuse(fields: FieldErrors): never {
  throw new HttpError(400, CHECK_FIELDS, { fields });
}
