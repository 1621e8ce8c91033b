/** Events: what everyone reads, what administrators write, what the trash and the history keep. */
import type { Database } from "../../../platform/database/database.ts";
import type { MediaService } from "../../../platform/media/media.ts";
import { raiseSiteVersion } from "../../../platform/database/site-version.ts";
import { eventEditing, type Publish } from "./event-editing.server.ts";
import { eventHistory } from "./event-history.server.ts";
import { eventImport } from "./event-import.server.ts";
import { eventReading } from "./event-reading.server.ts";
import { eventTrash } from "./event-trash.server.ts";

export type EventService = ReturnType<typeof eventService>;

type Parts = {
  database: Database;
  media: MediaService;
  /** The zone in which the times of events are meant. */
  timeZone: string;
  /** Told after each change that visitors can see, before it is answered. */
  published: () => Promise<void>;
};

export function eventService({ database, media, timeZone, published }: Parts) {
  /** Runs `work` in one transaction that raises the site version. What is committed stays so, even if telling of it fails: the change feed tells again. */
  const publish: Publish = async (work) => {
    const result = await database.transaction(async (trx) => {
      const done = await work(trx);
      await raiseSiteVersion(trx);
      return done;
    });
    await published().catch(() => undefined);
    return result;
  };

  return {
    timeZone,
    ...eventReading(database.kysely),
    ...eventEditing({ database, media, timeZone, publish }),
    ...eventHistory({ database, publish }),
    ...eventTrash({ database, publish }),
    ...eventImport({ database, timeZone, publish }),
  };
}
