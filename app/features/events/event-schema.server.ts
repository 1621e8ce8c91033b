/** Schemas of requests and responses of `/api/events`. Tests compare every response with them. */
import { z } from "zod";
import { newSchema, storedSchema } from "../../../domain/schemas/collection-schemas.ts";
import type { EventImport } from "./event-import.ts";
import { eventCollection } from "./event-collection.ts";
import type { Event, SavedEvent, TrashedEvent } from "./event.ts";

// A client may send a response of `GET /api/events` back unchanged, so unknown fields are ignored.
const sent = newSchema(eventCollection.fields, { unknownFields: "ignored" }).extend({
  // A multipart form sends text.
  draft: z.union([z.boolean(), z.stringbool()], "draft must be true or false.").optional(),
});

/** `POST /api/events`: the picture is a separate file in the form. */
export const eventInput = sent.omit({ image: true });

/** `PUT /api/events/{id}`: an empty `image` removes the picture; without the field it does not change. */
export const eventUpdate = sent.extend({
  image: z.string("The image must be the address of an uploaded picture, or empty.").nullish(),
});

const picture = z.strictObject({ width: z.int(), height: z.int(), widths: z.array(z.int()) });

const eventShape = storedSchema(eventCollection.fields).extend({
  id: z.int(),
  picture: picture.nullable(),
  photos: z.array(z.strictObject({ image: z.string(), alt: z.string(), picture })),
  draft: z.boolean(),
  publishAt: z.iso.datetime().optional().describe("When this draft will be published, if a time is chosen."),
  slug: z.string(),
  revision: z.int(),
  updatedAt: z.iso.datetime(),
});

export const event = eventShape.meta({ id: "Event" }) satisfies z.ZodType<Event>;

export const savedEvent = eventShape.extend({ savedBy: z.string() }) satisfies z.ZodType<SavedEvent>;

export const trashedEvent = eventShape
  .extend({ deletedAt: z.iso.datetime(), removedForGoodAt: z.iso.datetime() })
  .meta({ id: "TrashedEvent" }) satisfies z.ZodType<TrashedEvent>;

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
