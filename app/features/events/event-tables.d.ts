/** The tables of events; `platform/database/migrations` makes them. */
import type { Generated } from "kysely";
import type { EventAction, EventState, ImageFocus } from "./event.ts";

declare module "../../../platform/database/database.ts" {
  interface Tables {
    event: {
      id: Generated<number>;
      title: string;
      description: string;
      /** `YYYY-MM-DD`, text on every database, so that no driver makes a Date of it. */
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
      /** What calendars know it by; never changed. */
      uid: string;
      /** Null for a draft. */
      publishedAt: string | null;
      /** Null for what is not in the trash. */
      deletedAt: string | null;
      revision: Generated<number>;
      createdAt: string;
      updatedAt: string;
    };
    /** Every saved state of an event; the last one is what stands in `event`. */
    eventVersion: {
      eventId: number;
      revision: number;
      savedAt: string;
      savedBy: string;
      action: EventAction;
      /** JSON of the columns that people write. */
      snapshot: string;
    };
    /** Every picture that any version of an event shows. */
    eventPicture: { eventId: number; picture: string };
    /** Ids of published events that are gone for good. */
    removedEvent: { id: number; removedAt: string };
    /** What a form sent twice is known by. */
    writeKey: {
      email: string;
      key: string;
      /** A hash of the request, since a key stands for one request only. */
      request: string | null;
      eventId: number | null;
      createdAt: string;
    };
  }
}
