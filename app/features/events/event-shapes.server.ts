import { z } from "zod";
import type { EventImport } from "./event-import.ts";
import {
  EVENT_ACTIONS,
  EVENT_STATES,
  IMAGE_FOCUSES,
  type Event,
  type EventVersion,
  type SavedEvent,
  type TrashedEvent,
} from "./event.ts";
/** Tests compare every response with these. */

const picture = z.strictObject({ width: z.int(), height: z.int(), widths: z.array(z.int()) });

const eventShape = z.strictObject({
  id: z.int(),
  title: z.string(),
  description: z.string(),
  date: z.iso.date(),
  location: z.string(),
  image: z.string(),
  picture: picture.nullable(),
  imageAlt: z.string().nullable(),
  imageCredit: z.string(),
  imageFocus: z.enum(IMAGE_FOCUSES),
  startTime: z.string(),
  endDate: z.string(),
  endTime: z.string(),
  state: z.enum(EVENT_STATES),
  stateNote: z.string(),
  linkUrl: z.string(),
  linkLabel: z.string(),
  outcome: z.string(),
  photos: z.array(z.strictObject({ image: z.string(), alt: z.string(), picture })),
  draft: z.boolean(),
  slug: z.string(),
  revision: z.int(),
  updatedAt: z.iso.datetime(),
});

export const event = eventShape.meta({ id: "Event" }) satisfies z.ZodType<Event>;

export const savedEvent = eventShape.extend({ savedBy: z.string() }) satisfies z.ZodType<SavedEvent>;

export const trashedEvent = eventShape
  .extend({ deletedAt: z.iso.datetime(), removedForGoodAt: z.iso.datetime() })
  .meta({ id: "TrashedEvent" }) satisfies z.ZodType<TrashedEvent>;

export const eventVersion = z
  .strictObject({
    revision: z.int(),
    savedAt: z.iso.datetime(),
    savedBy: z.string(),
    action: z.enum(EVENT_ACTIONS),
    changes: z.array(z.string()),
    restorable: z.boolean(),
  })
  .meta({ id: "EventVersion" }) satisfies z.ZodType<EventVersion>;

export const eventImport = z.strictObject({
  dry: z.boolean(),
  rows: z.array(
    z.strictObject({
      line: z.int(),
      title: z.string(),
      date: z.string(),
      verdict: z.enum(["add", "known", "refused"]),
      problems: z.record(z.string(), z.string()),
    }),
  ),
}) satisfies z.ZodType<EventImport>;
