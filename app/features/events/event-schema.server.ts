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
  type DetailName,
} from "./event.ts";
import { plainDate } from "../../../domain/schemas/plain-date.ts";
import { oneLine, paragraphs, tooLong } from "../../../domain/schemas/text.ts";

export const eventFields = z.object({
  title: oneLine("Enter a title.", MAX_EVENT_TITLE_LENGTH),
  description: paragraphs("Enter a description.", MAX_EVENT_DESCRIPTION_LENGTH),
  date: z.string("Enter a date.").trim().min(1, "Enter a date.").pipe(plainDate).meta({ format: "date" }),
  location: oneLine("Enter a location.", MAX_EVENT_LOCATION_LENGTH),
});
export type EventFields = z.infer<typeof eventFields>;

const empty = z.literal("");
const optional = <Schema extends z.ZodType>(message: string, schema: Schema) => z.union([empty, schema], message);
const optionalLine = (message: string, maxLength: number) => optional(message, oneLine(message, maxLength));

const TIME = "Enter a time from 00:00 to 23:59, like 14:30.";
const timeOfDay = z
  .string()
  .trim()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, TIME);

const SECURE_ADDRESS = "Enter an address that starts with https://";
const secureAddress = z
  .string()
  .trim()
  .max(MAX_EVENT_LINK_LENGTH, tooLong(MAX_EVENT_LINK_LENGTH))
  .refine(isSecureAddress, SECURE_ADDRESS)
  .transform((address) => new URL(address).href)
  .meta({ format: "uri" });

const PHOTO = "Each photo must be the address of an uploaded picture.";
const ALT = "Enter what the photo shows.";
const photo = z.object({
  image: z.string(PHOTO).min(1, PHOTO),
  alt: optionalLine(ALT, MAX_IMAGE_ALT_LENGTH).default(""),
});
const DRAFT = "draft must be true or false.";

/** Optional fields: left out means unchanged, empty means cleared. */
const eventDetails = z
  .object({
    startTime: optional(TIME, timeOfDay),
    endDate: optional("Enter a date.", plainDate),
    endTime: optional(TIME, timeOfDay),
    state: z.enum(EVENT_STATES, `Choose one of: ${EVENT_STATES.join(", ")}.`),
    stateNote: optionalLine("Enter a note.", MAX_EVENT_NOTE_LENGTH),
    linkUrl: optional(SECURE_ADDRESS, secureAddress),
    linkLabel: optionalLine("Enter a link text.", MAX_EVENT_LINK_LABEL_LENGTH),
    outcome: optional("Enter the outcome.", paragraphs("Enter the outcome.", MAX_EVENT_DESCRIPTION_LENGTH)),
    imageAlt: z.union([z.null(), empty, oneLine(ALT, MAX_IMAGE_ALT_LENGTH)], ALT),
    imageCredit: optionalLine("Enter who took the photo.", MAX_IMAGE_CREDIT_LENGTH),
    imageFocus: z.enum(IMAGE_FOCUSES, `Choose one of: ${IMAGE_FOCUSES.join(", ")}.`),
    photos: z
      .array(photo, "Photos must be a list of uploaded pictures.")
      .max(MAX_EVENT_PHOTOS, `Use at most ${MAX_EVENT_PHOTOS} photos.`),
    // A multipart form sends text.
    draft: z.union([z.boolean(), z.stringbool()], DRAFT),
  } satisfies Record<DetailName | "photos" | "draft", z.ZodType>)
  .partial();
export type EventDetails = z.infer<typeof eventDetails>;

/** `POST /api/events`: the picture is a separate file in the form. */
export const eventInput = eventFields.extend(eventDetails.shape);
export type EventInput = z.infer<typeof eventInput>;

/** `PUT /api/events/{id}`: an empty `image` removes the picture; without the field it stays unchanged. */
export const eventUpdate = eventInput.extend({
  image: z.string("The image must be the address of an uploaded picture, or empty.").nullish(),
});

/** Without a user name: such a URL seems to name one host and leads to another. */
function isSecureAddress(address: string): boolean {
  const url = URL.parse(address);
  return url !== null && url.protocol === "https:" && !url.username && !url.password;
}
