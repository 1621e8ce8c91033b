import type { Event } from "../../domain/event.ts";
import { eventFields, eventUpdate, type EventFields } from "../../domain/schemas/event.ts";
import type { Viewer } from "../../domain/session.ts";
import type { Database, Executor } from "../adapters/database/database.ts";
import { requireAdmin } from "./access.ts";
import { eventPicture, hashOfMediaAddress, mediaAddress, type MediaService } from "./media.ts";
import { parseInput, Refusal } from "./refusal.ts";
import { raiseSiteVersion } from "./site-version.ts";

export type EventService = ReturnType<typeof eventService>;

type Parts = {
  database: Database;
  media: MediaService;
  /** Told after each change that visitors can see, before it is answered. */
  published: () => Promise<void>;
};

export function eventService({ database, media, published }: Parts) {
  const { kysely } = database;

  /** Runs `work` in one transaction that raises the site version. What is committed stays so, even if telling of it fails: the change feed tells again. */
  async function publish<Result>(work: (trx: Executor) => Promise<Result>): Promise<Result> {
    const result = await database.transaction(async (trx) => {
      const done = await work(trx);
      await raiseSiteVersion(trx);
      return done;
    });
    await published().catch(() => undefined);
    return result;
  }

  return {
    /** Every event, newest first; of one day's events the latest entered first. */
    async list(): Promise<Event[]> {
      return (await selectEvents(kysely).orderBy("event.date", "desc").orderBy("event.id", "desc").execute()).map(
        toEvent,
      );
    },

    /** Adds an event, with a picture when `image` holds bytes. @throws {Refusal} 400, 401, 403, 413, 415 */
    async create(viewer: Viewer, input: unknown, image?: Uint8Array): Promise<Event> {
      requireAdmin(viewer);
      const fields = parseInput(eventFields, input);
      const picture = image && (await media.prepare(viewer, image));
      return publish(async (trx) => {
        if (picture) await media.keep(trx, picture);
        const now = new Date().toISOString();
        const row = { ...columns(fields), picture: picture?.hash ?? null, createdAt: now, updatedAt: now };
        const { id } = await trx.insertInto("event").values(row).returning("id").executeTakeFirstOrThrow();
        return findEvent(trx, id);
      });
    },

    /** Changes an event; `image` left out keeps the picture. @throws {Refusal} 400, 401, 403, 404 */
    async update(viewer: Viewer, id: number | undefined, input: unknown): Promise<Event> {
      requireAdmin(viewer);
      const { image, ...fields } = parseInput(eventUpdate, input);
      return publish(async (trx) => {
        const current = await findEvent(trx, id);
        const picture = image === undefined || image === current.image ? {} : { picture: await pictureOf(trx, image) };
        const changes = { ...columns(fields), ...picture, updatedAt: new Date().toISOString() };
        await trx.updateTable("event").set(changes).where("id", "=", current.id).execute();
        return findEvent(trx, current.id);
      });
    },

    /** @throws {Refusal} 401, 403, 404 */
    async remove(viewer: Viewer, id: number | undefined): Promise<void> {
      requireAdmin(viewer);
      await publish(async (trx) => {
        const { id: known } = await findEvent(trx, id);
        await trx.deleteFrom("event").where("id", "=", known).execute();
      });
    },
  };
}

function selectEvents(executor: Executor) {
  return executor
    .selectFrom("event")
    .leftJoin("picture", "picture.hash", "event.picture")
    .select(["event.id", "event.title", "event.description", "event.date", "event.location"])
    .select(["picture.hash", "picture.width", "picture.height"]);
}

type EventRow = Awaited<ReturnType<ReturnType<typeof selectEvents>["execute"]>>[number];

async function findEvent(executor: Executor, id: number | undefined): Promise<Event> {
  const row = id && (await selectEvents(executor).where("event.id", "=", id).executeTakeFirst());
  if (!row) throw new Refusal(404, "There is no such event.");
  return toEvent(row);
}

function toEvent({ hash, width, height, ...event }: EventRow): Event {
  if (hash === null || width === null || height === null) return { ...event, image: "", picture: null };
  return { ...event, image: mediaAddress(hash, width), picture: eventPicture({ width, height }) };
}

function columns({ title, description, date, location }: EventFields) {
  return { title, description, date, location };
}

/** The stored picture behind an address; none for an empty one. @throws {Refusal} 400 for an address that is not ours */
async function pictureOf(trx: Executor, address: string | null): Promise<string | null> {
  if (!address) return null;
  const hash = hashOfMediaAddress(address);
  const known = hash && (await trx.selectFrom("picture").select("hash").where("hash", "=", hash).executeTakeFirst());
  if (known) return known.hash;
  throw new Refusal(400, "Some fields need another look.", {
    fields: { image: "This picture is not stored here. Choose the file again." },
  });
}
