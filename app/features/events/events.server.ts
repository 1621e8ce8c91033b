import { cutText } from "../../../domain/plain-text.ts";
import { isAdmin, type Viewer } from "../../../domain/session.ts";
import type { Database } from "../../../platform/database/database.ts";
import { documents } from "../../../platform/documents/documents.ts";
import type { SaveOptions } from "../../../platform/documents/editing.ts";
import { fieldError, HttpError, parseInput } from "../../../platform/http-error.ts";
import { requireEditor } from "../../../platform/identity/access.ts";
import { mediaAddress, type MediaService } from "../../../platform/media/media.ts";
import { hasRecord } from "../event-reports/event-record.server.ts";
import { eventCollection, EMPTY_EVENT, type EventData } from "./event-collection.ts";
import type { Event } from "./event.ts";
import { eventImport } from "./event-import.server.ts";
import { presentEvents, type EventDocuments } from "./event-present.server.ts";
import { eventReading } from "./event-reading.server.ts";
import { eventInput, eventUpdate } from "./event-schema.server.ts";
import { clockProblems } from "./event-when.server.ts";

export type EventService = ReturnType<typeof eventService>;

type Parts = {
  database: Database;
  media: MediaService;
  /** The time zone of event times. */
  timeZone: string;
  /** Called after each write, before the response. */
  afterWrite: () => Promise<void>;
};
const HAS_RECORD = "This event has a report or private files. Only an administrator can delete it for good.";
const COPY = " (copy)";
const MAX_TITLE = eventCollection.fields.title.max;

/** The service of events. platform/documents has everything that collections share. */
export function eventService({ database, media, timeZone, afterWrite }: Parts) {
  const all: EventDocuments = documents({
    database,
    collection: eventCollection,
    present: (found) => presentEvents(media, found),
    check: (event) => clockProblems(event, timeZone),
    afterWrite,
  });

  return {
    ...all,
    ...eventReading(all),
    ...eventImport(all),

    /** `image` is a picture's bytes, or the address of an uploaded one. */
    async create(viewer: Viewer, input: unknown, image: Uint8Array | string = "", { key }: SaveOptions = {}) {
      requireEditor(viewer);
      const { draft, ...fields } = parseInput(eventInput, input);
      const picture = typeof image === "string" ? undefined : await media.prepare(viewer, image);
      const address = picture ? mediaAddress(picture.hash, picture.width) : image;
      const first = picture && ((trx: Database["kysely"]) => media.store(trx, picture));
      return all.create(viewer, { ...fields, image: address }, { key, draft, first });
    },

    /** Fields that are left out do not change. @throws {HttpError} 400, 401, 403, 404, 412 with the current event */
    async update(viewer: Viewer, id: number, input: unknown, options: SaveOptions = {}): Promise<Event> {
      requireEditor(viewer);
      const { draft, ...fields } = parseInput(eventUpdate, input);
      if (draft === false) await requireOwnTitle(viewer, id, fields.title);
      return all.save(viewer, id, fields, { ...options, draft });
    },

    /** Publishes a draft at that time; undefined cancels this. @throws {HttpError} 400, 401, 403, 404 */
    async schedule(viewer: Viewer, id: number, at: Date | undefined): Promise<Event> {
      if (at) await requireOwnTitle(viewer, id);
      return all.schedule(viewer, id, at);
    },

    /** Also erases its report and private files, so an editor may not. */
    removeForGood: (viewer: Viewer, id: number): Promise<void> =>
      all.removeForGood(viewer, id, async (trx, event) => {
        if (!isAdmin(viewer) && (await hasRecord(trx, event.id))) throw new HttpError(403, HAS_RECORD);
      }),

    /** Adds a copy as a draft, with its picture. */
    duplicate: (viewer: Viewer, id: number, key?: string): Promise<Event> => all.copy(viewer, id, copyOf, key),
  };

  /** Otherwise people publish a duplicate under this title. */
  async function requireOwnTitle(viewer: Viewer, id: number, title?: string): Promise<void> {
    const event = await all.findAny(viewer, id);
    if (event.draft && (title ?? event.title).endsWith(COPY))
      throw fieldError("title", "This is a copy of another event. Change its title.");
  }
}

function copyOf(event: EventData): EventData {
  const title = cutText(event.title, MAX_TITLE - COPY.length - 1) + COPY;
  const { state, stateNote, outcome, photos } = EMPTY_EVENT;
  return { ...event, title, state, stateNote, outcome, photos };
}
