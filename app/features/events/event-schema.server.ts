/** Schemas of requests and responses of `/api/events`. Tests compare every response with them. */
import { z } from "zod";
import { newSchema, storedSchema } from "../../../domain/schemas/collection-schemas.ts";
import { eventCollection } from "./event-collection.ts";

// A client may send a response of `GET /api/events` back unchanged, so unknown fields are ignored.
const sent = newSchema(eventCollection.fields, { unknownFields: "ignored", spaces: "refused" }).extend({
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
  /** The size of `image` in pixels and its stored widths; null without an image. */
  picture: picture.nullable(),
  photos: z.array(z.strictObject({ image: z.string(), alt: z.string(), picture })),
  /** Only administrators and editors see drafts. */
  draft: z.boolean(),
  publishAt: z.iso.datetime().optional().describe("When this draft will be published, if a time is chosen."),
  /** The last part of its URL. */
  slug: z.string(),
  /** Counts its changes; used as its ETag. */
  revision: z.int(),
  updatedAt: z.iso.datetime(),
});

/** Unset text fields are empty, and `image` is an address on this site. */
export const event = eventShape.meta({ id: "Event" });

/** For editors: with the e-mail address of the last editor, or empty if unknown. */
export const savedEvent = eventShape.extend({ savedBy: z.string() });

/** It can be restored until `removedForGoodAt`. */
export const trashedEvent = eventShape
  .extend({ deletedAt: z.iso.datetime(), removedForGoodAt: z.iso.datetime() })
  .meta({ id: "TrashedEvent" });

/** The response of `POST /api/events.csv`. */
export const eventImport = z.strictObject({
  /** True when nothing was saved. */
  dry: z.boolean(),
  rows: z.array(
    z.strictObject({
      /** The number of the row in a spreadsheet; the column names are in row 1. */
      line: z.int(),
      title: z.string(),
      date: z.string(),
      startTime: z.string(),
      location: z.string(),
      state: z.string(),
      /** `add`: a new event; `known`: an event has this title and date; `refused`: see `problems`. */
      verdict: z.enum(["add", "known", "refused"]),
      /** Messages by column; `row` is a problem of the whole row. */
      problems: z.record(z.string(), z.string()),
    }),
  ),
});
export type EventImport = z.infer<typeof eventImport>;
export type ImportedRow = EventImport["rows"][number];
