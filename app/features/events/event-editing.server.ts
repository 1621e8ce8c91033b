/** Every save is a new revision, so no save overwrites another. */
import { MAX_EVENT_TITLE_LENGTH, type Event, type EventAction, type SavedEvent } from "./event.ts";
import { cutText } from "../../../domain/plain-text.ts";
import { eventInput, eventUpdate } from "./event-schema.server.ts";
import type { Viewer } from "../../../domain/session.ts";
import type { Database, Executor } from "../../../platform/database/database.ts";
import { requireAdmin } from "../../../platform/identity/access.ts";
import { mediaAddress, type MediaService } from "../../../platform/media/media.ts";
import { parseInput, HttpError } from "../../../platform/http-error.ts";
import { countRows } from "../../../platform/database/list-page.ts";
import { chosen, readEvents, readYears, type EventFilter } from "./event-reading.server.ts";
import {
  haveSameValues,
  requireNotDeleted,
  lockedRowOf,
  newestFirst,
  rowOf,
  selectKept,
  toEvent,
  editableFields,
  type EventRow,
  type EditableFields,
} from "./event-rows.server.ts";
import { insertEvent, saveEvent, applyInput } from "./event-writes.server.ts";
import { runOnce, requestHash } from "./idempotency-key.server.ts";
import type { ListPage } from "../../../domain/cursor.ts";

export type Publish = <Result>(work: (trx: Executor) => Promise<Result>) => Promise<Result>;
type Parts = { database: Database; media: MediaService; timeZone: string; publish: Publish };
/** `key` is an idempotency key; `expected` is the revision that the editor saw. */
export type WriteOptions = { key?: string; expected?: number };

const COPY = " (copy)";

export function eventEditing({ database: { kind, kysely }, media, timeZone, publish }: Parts) {
  return {
    /** `image` is a picture's bytes, or the address of an uploaded one. @throws {HttpError} 400, 401, 403, 413, 415 */
    async create(
      viewer: Viewer,
      input: unknown,
      image: Uint8Array | string = "",
      { key }: WriteOptions = {},
    ): Promise<Event> {
      const email = requireAdmin(viewer);
      const fields = parseInput(eventInput, input);
      const [address, bytes] = typeof image === "string" ? [image] : ["", image];
      const picture = bytes && (await media.prepare(viewer, bytes));
      const request = requestHash({ create: fields, image: address }, bytes);
      return publish(async (trx) => {
        const id = await runOnce(trx, { email, key, request }, async () => {
          if (picture) await media.keep(trx, picture);
          const stored = picture ? mediaAddress(picture.hash, picture.width) : address;
          const values = await applyInput(trx, { fields, image: stored, timeZone });
          const publishedAt = fields.draft ? null : new Date().toISOString();
          return insertEvent(trx, values, { by: email, publishedAt });
        });
        return toEvent(await rowOf(trx, id));
      });
    },

    /** Fields that are left out do not change. @throws {HttpError} 400, 401, 403, 404, 412 with the current event */
    async update(viewer: Viewer, id: number | undefined, input: unknown, options: WriteOptions = {}): Promise<Event> {
      const email = requireAdmin(viewer);
      const { image, ...fields } = parseInput(eventUpdate, input);
      const request = requestHash({ update: id, fields, image });
      return publish(async (trx) => {
        await runOnce(trx, { email, key: options.key, request }, async () => {
          const before = requireNotDeleted(await lockedRowOf(trx, kind, id));
          await refuseStale(trx, before, options.expected);
          const values = await applyInput(trx, { fields, image, timeZone }, editableFields(before));
          return saveIfChanged(trx, email, before, values, fields.draft);
        });
        return toEvent(await rowOf(trx, id));
      });
    },

    /** Adds a copy as a draft, with its picture. @throws {HttpError} 401, 403, 404 */
    async duplicate(viewer: Viewer, id: number | undefined): Promise<Event> {
      const by = requireAdmin(viewer);
      return publish(async (trx) => {
        const original = editableFields(requireNotDeleted(await lockedRowOf(trx, kind, id)));
        const title = cutText(original.title, MAX_EVENT_TITLE_LENGTH - COPY.length - 1) + COPY;
        const copy = { ...original, title, state: "scheduled" as const, stateNote: "", outcome: "", photos: "[]" };
        return toEvent(await insertEvent(trx, copy, { by, publishedAt: null }));
      });
    },

    /** Every event that is not in the trash, including drafts. @throws {HttpError} 401, 403 */
    async listAll(viewer: Viewer): Promise<Event[]> {
      return (await this.allForCalendar(viewer)).map(({ event }) => event);
    },

    /** With calendar uids. @throws {HttpError} 401, 403 */
    async allForCalendar(viewer: Viewer): Promise<{ event: Event; uid: string }[]> {
      requireAdmin(viewer);
      const rows = await newestFirst(selectKept(kysely)).execute();
      return rows.map((row) => ({ event: toEvent(row), uid: row.uid }));
    },

    /** @throws {HttpError} 401, 403 */
    async pageWithDrafts(viewer: Viewer, filter: EventFilter): Promise<ListPage<Event>> {
      requireAdmin(viewer);
      return readEvents(selectKept(kysely), filter);
    },

    /** @throws {HttpError} 401, 403 */
    async countWithDrafts(viewer: Viewer, filter: EventFilter): Promise<number> {
      requireAdmin(viewer);
      return countRows(chosen(selectKept(kysely), filter));
    },

    /** Newest first. @throws {HttpError} 401, 403 */
    async yearsWithDrafts(viewer: Viewer): Promise<number[]> {
      requireAdmin(viewer);
      return readYears(selectKept(kysely));
    },

    /** @throws {HttpError} 401, 403, 404 */
    async findAny(viewer: Viewer, id: number | undefined): Promise<Event> {
      requireAdmin(viewer);
      return toEvent(requireNotDeleted(await rowOf(kysely, id)));
    },
  };
}

async function saveIfChanged(
  trx: Executor,
  by: string,
  before: EventRow,
  values: EditableFields,
  draft: boolean | undefined,
): Promise<EventRow> {
  const isDraft = before.publishedAt === null;
  const moves = draft !== undefined && draft !== isDraft;
  if (!moves && haveSameValues(before, values)) return before;
  const status = moves ? { publishedAt: draft ? null : new Date().toISOString() } : {};
  const action: EventAction = moves ? (draft ? "withdrawn" : "published") : "changed";
  return saveEvent(trx, before, { ...values, ...status }, { by, action });
}

/** When someone else has saved meanwhile, the response contains their event and who they are. */
async function refuseStale(trx: Executor, row: EventRow, expected: number | undefined): Promise<void> {
  if (expected === undefined || expected === row.revision) return;
  const version = await trx
    .selectFrom("eventVersion")
    .select("savedBy")
    .where("eventId", "=", row.id)
    .where("revision", "=", row.revision)
    .executeTakeFirst();
  const current: SavedEvent = { ...toEvent(row), savedBy: version?.savedBy ?? "" };
  throw new HttpError(412, "Someone else has changed this event since you opened it.", { current });
}
