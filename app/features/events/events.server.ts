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
  /** The time zone of event times. */
  timeZone: string;
  /** Called after each change that visitors can see, before the response. */
  published: () => Promise<void>;
};

export function eventService({ database, media, timeZone, published }: Parts) {
  /** Raises the site version too. If `published` fails, the change is still committed; the change feed reports it. */
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
