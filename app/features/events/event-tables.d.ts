/** Created by `platform/database/migrations`. */
import type { Generated } from "kysely";
import type { EventAction, EventState, ImageFocus } from "./event.ts";

declare module "../../../platform/database/database.ts" {
  interface Tables {
    event: {
      id: Generated<number>;
      title: string;
      description: string;
      /** `YYYY-MM-DD`, text on every database, so that no driver converts it to a Date. */
      date: string;
      location: string;
      picture: string | null;
      startTime: Generated<string>;
      endDate: Generated<string>;
      endTime: Generated<string>;
      state: Generated<EventState>;
      stateNote: Generated<string>;
      linkUrl: Generated<string>;
      linkLabel: Generated<string>;
      outcome: Generated<string>;
      imageAlt: string | null;
      imageCredit: Generated<string>;
      imageFocus: Generated<ImageFocus>;
      /** JSON: `[{"hash", "width", "height", "alt"}]` */
      photos: Generated<string>;
      /** For calendars; never changes. */
      uid: string;
      /** Null for a draft. */
      publishedAt: string | null;
      /** Null unless the event is in the trash. */
      deletedAt: string | null;
      revision: Generated<number>;
      createdAt: string;
      updatedAt: string;
    };
    /** Every saved state of an event; the last one equals the row in `event`. */
    eventVersion: {
      eventId: number;
      revision: number;
      savedAt: string;
      savedBy: string;
      action: EventAction;
      /** JSON of the columns that people edit. */
      snapshot: string;
    };
    /** Every picture in any version of an event. */
    eventPicture: { eventId: number; picture: string };
    /** Ids of published events that were deleted for good. */
    removedEvent: { id: number; removedAt: string };
    /** Idempotency keys of forms. */
    writeKey: {
      email: string;
      key: string;
      /** A hash of the request: a key is valid for one request only. */
      request: string | null;
      eventId: number | null;
      createdAt: string;
    };
  }
}
