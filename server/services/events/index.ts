/** Events: what everyone reads, what administrators write, what the trash and the history keep. */
import type { Database } from "../../adapters/database/database.ts";
import type { MediaService } from "../media.ts";
import { raiseSiteVersion } from "../site-version.ts";
import { eventEditing, type Publish } from "./event-editing.ts";
import { eventHistory } from "./event-history.ts";
import { eventImport } from "./event-import.ts";
import { eventReading } from "./event-reading.ts";
import { eventTrash } from "./event-trash.ts";

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
