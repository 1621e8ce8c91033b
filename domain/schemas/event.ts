import { z } from "zod";
import { MAX_EVENT_DESCRIPTION_LENGTH, MAX_EVENT_LOCATION_LENGTH, MAX_EVENT_TITLE_LENGTH } from "../event.ts";
import { plainDate } from "./plain-date.ts";
import { oneLine, paragraphs } from "./text.ts";

/** The four fields that every event must have. Answers name the field and say what to do. */
export const eventFields = z.object({
  title: oneLine("Enter a title.", MAX_EVENT_TITLE_LENGTH),
  description: paragraphs("Enter a description.", MAX_EVENT_DESCRIPTION_LENGTH),
  date: z.string("Enter a date.").trim().min(1, "Enter a date.").pipe(plainDate),
  location: oneLine("Enter a location.", MAX_EVENT_LOCATION_LENGTH),
});
export type EventFields = z.infer<typeof eventFields>;

/** `PUT /api/events/{id}`: `image` is one of our own media addresses, empty to take it away, or left out to keep it. */
export const eventUpdate = eventFields.extend({
  image: z.string("The image must be the address of an uploaded picture, or empty.").nullish(),
});
export type EventUpdate = z.infer<typeof eventUpdate>;
