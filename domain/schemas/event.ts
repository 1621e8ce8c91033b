import { z } from "zod";
import {
  EVENT_STATES,
  IMAGE_FOCUSES,
  MAX_EVENT_DESCRIPTION_LENGTH,
  MAX_EVENT_LINK_LABEL_LENGTH,
  MAX_EVENT_LINK_LENGTH,
  MAX_EVENT_LOCATION_LENGTH,
  MAX_EVENT_NOTE_LENGTH,
  MAX_EVENT_PHOTOS,
  MAX_EVENT_TITLE_LENGTH,
  MAX_IMAGE_ALT_LENGTH,
  MAX_IMAGE_CREDIT_LENGTH,
} from "../event.ts";
import { plainDate } from "./plain-date.ts";
import { oneLine, paragraphs } from "./text.ts";

/** The four fields that every event must have. Answers name the field and say what to do. */
export const eventFields = z.object({
  title: oneLine("Enter a title.", MAX_EVENT_TITLE_LENGTH),
  description: paragraphs("Enter a description.", MAX_EVENT_DESCRIPTION_LENGTH),
  date: z.string("Enter a date.").trim().min(1, "Enter a date.").pipe(plainDate).meta({ format: "date" }),
  location: oneLine("Enter a location.", MAX_EVENT_LOCATION_LENGTH),
});
export type EventFields = z.infer<typeof eventFields>;

const empty = z.literal("");
const timeOfDay = z
  .string("Enter a time, like 14:30.")
  .trim()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, "Enter a time from 00:00 to 23:59, like 14:30.");
const secureAddress = z
  .string("Enter an address that starts with https://")
  .trim()
  .max(MAX_EVENT_LINK_LENGTH, "Keep this under 2,000 characters.")
  .refine(isSecureAddress, "Enter an address that starts with https://")
  .transform((address) => new URL(address).href)
  .meta({ format: "uri" });
const photo = z.object({
  image: z.string("Each photo must name an uploaded picture.").min(1, "Each photo must name an uploaded picture."),
  alt: empty.or(oneLine("Say what the photo shows.", MAX_IMAGE_ALT_LENGTH)).default(""),
});

/** What an event may say beside them: left out it stays as it is, empty it is taken away. */
export const eventDetails = z
  .object({
    startTime: empty.or(timeOfDay),
    endDate: empty.or(plainDate),
    endTime: empty.or(timeOfDay),
    state: z.enum(EVENT_STATES, `Choose one of: ${EVENT_STATES.join(", ")}.`),
    stateNote: empty.or(oneLine("Enter a note.", MAX_EVENT_NOTE_LENGTH)),
    linkUrl: empty.or(secureAddress),
    linkLabel: empty.or(oneLine("Enter the words of the link.", MAX_EVENT_LINK_LABEL_LENGTH)),
    outcome: empty.or(paragraphs("Enter what came of it.", MAX_EVENT_DESCRIPTION_LENGTH)),
    imageAlt: z.null().or(empty).or(oneLine("Say what the picture shows.", MAX_IMAGE_ALT_LENGTH)),
    imageCredit: empty.or(oneLine("Enter who made the picture.", MAX_IMAGE_CREDIT_LENGTH)),
    imageFocus: z.enum(IMAGE_FOCUSES, `Choose one of: ${IMAGE_FOCUSES.join(", ")}.`),
    photos: z
      .array(photo, "Photos must be a list of uploaded pictures.")
      .max(MAX_EVENT_PHOTOS, `Keep to ${MAX_EVENT_PHOTOS} photos.`),
    // A form sends words.
    draft: z.boolean("draft must be true or false.").or(z.stringbool({ error: "draft must be true or false." })),
  })
  .partial();
export type EventDetails = z.infer<typeof eventDetails>;

/** `POST /api/events`: the picture comes beside it as a file. */
export const eventInput = eventFields.extend(eventDetails.shape);
export type EventInput = z.infer<typeof eventInput>;

/** `PUT /api/events/{id}`: `image` is one of our own media addresses, empty to take it away, or left out to keep it. */
export const eventUpdate = eventInput.extend({
  image: z.string("The image must be the address of an uploaded picture, or empty.").nullish(),
});
export type EventUpdate = z.infer<typeof eventUpdate>;

/** No user name in it: such an address shows one host and leads to another. */
function isSecureAddress(address: string): boolean {
  const url = URL.parse(address);
  return url !== null && url.protocol === "https:" && !url.username && !url.password;
}
