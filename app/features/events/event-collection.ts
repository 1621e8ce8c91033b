import { collection, complete, type Data } from "../../../domain/collections/collection.ts";
import { choice, date, line, lineOrNull, link, list, picture, text, time } from "../../../domain/collections/fields.ts";
import { addDays, daysBetween } from "../../../domain/calendar-days.ts";
import { isPlainDate } from "../../../domain/dates.ts";
import type { FieldErrors } from "../../../domain/form-problems.ts";
import { PICTURE_FOCUS } from "../../../domain/picture-focus.ts";

const MAX_TEXT = 20_000;
const MAX_PHOTOS = 12;
/** The text of a link that has none. */
export const LINK_TEXT = "Register";

/** The fields of an event. The API, form, history, import and export are made from them. */
export const eventCollection = collection({
  name: "event",
  fields: {
    title: line({ label: "Title", required: "Enter a title.", max: 200, wide: true }),
    // About 3,000 words: more than any announcement needs, less than would slow down a list of hundreds.
    description: text({
      label: "Description",
      required: "Enter a description.",
      max: MAX_TEXT,
      help: "Plain text. An empty line starts a new paragraph. An address that starts with https:// becomes a link.",
    }),
    date: date({ label: "Date", required: "Enter a date." }),
    location: line({ label: "Location", required: "Enter a location.", max: 200, headings: ["Venue", "Place"] }),
    fee: line({
      label: "Fee",
      max: 100,
      example: "200 rupees per team",
      help: "Empty if it costs nothing to take part.",
    }),
    image: picture({ label: "Image" }),
    imageAlt: lineOrNull({
      label: "What the photo shows",
      max: 300,
      about: "image",
      emptyMeans: "Image marked as only decoration",
      help: "For people who cannot see it, like “Four students hold up a paper bridge.”",
      csv: false,
    }),
    imageCredit: line({ label: "Photo credit", max: 120, about: "image", csv: false }),
    imageFocus: choice({
      label: "Part of the photo to keep",
      about: "image",
      csv: false,
      isFocus: true,
      initial: "center",
      options: PICTURE_FOCUS,
    }),
    startTime: time({ label: "Start time", group: "when", headings: ["Time"] }),
    endDate: date({ label: "Last day", group: "when" }),
    endTime: time({ label: "End time", group: "when" }),
    state: choice({
      label: "Status",
      group: "state",
      initial: "scheduled",
      options: { scheduled: "Scheduled", cancelled: "Cancelled", postponed: "Postponed" },
      help: "A cancelled or postponed event keeps its old date: visitors see it struck through. If it has a new date, choose “Scheduled”.",
    }),
    stateNote: line({
      label: "Note on the status",
      max: 300,
      group: "state",
      help: "Visitors read it beside the status. When a cancelled or postponed event is scheduled again, the note is removed.",
    }),
    linkUrl: link({
      label: "Link address",
      group: "state",
      example: "https://",
      help: "Starts with https://. Visitors see the link until the event is over.",
    }),
    linkLabel: line({
      label: "Link text",
      max: 40,
      group: "state",
      example: LINK_TEXT,
      help: `If this is empty, visitors see “${LINK_TEXT}”.`,
    }),
    outcome: text({
      label: "Outcome",
      max: MAX_TEXT,
      group: "after",
      help: "What happened: winners, numbers, what comes next.",
    }),
    photos: list({
      label: "Photos",
      help: `Up to ${MAX_PHOTOS}, shown below the outcome. Ask everyone who can be recognised first.`,
      item: "Photo",
      max: MAX_PHOTOS,
      group: "after",
      named: "alt",
      of: {
        image: picture({ label: "Photo", required: "Each photo must be the address of an uploaded picture." }),
        alt: line({ label: "What it shows", max: 300 }),
      },
    }),
  },
  settle: (after, before) => withCurrentNote(withMovedEnd(after, before), before),
  check: (event): FieldErrors => ({ ...whenProblem(event), ...linkProblem(event) }),
  sort: (event) => event.date,
  until: (event) => event.endDate || event.date,
  search: ["title", "description", "location"],
});

const { fields } = eventCollection;
/** The stored fields. */
export type EventData = Data<typeof eventCollection>;
export type EventState = EventData["state"];
export const EVENT_STATES = Object.keys(fields.state.options) as EventState[];

export const EMPTY_EVENT: EventData = complete(fields, {});

/** Declared by hand, because the types above are inferred from a description that uses these functions. */
type When = Record<"date" | "startTime" | "endDate" | "endTime", string>;

/** Moves the last day if the first one is after it. Otherwise only the form does: fields that are not sent do not change. */
function withMovedEnd<Moved extends When>(after: Moved, before: When): Moved {
  if (!after.endDate || after.endDate >= after.date || after.endDate !== before.endDate) return after;
  // Someone may have edited the row in the database.
  if (!isPlainDate(before.date) || !isPlainDate(after.endDate)) return after;
  return { ...after, endDate: addDays(after.date, daysBetween(before.date, before.endDate)) };
}

type Status = { state: string; stateNote: string };

/** The reason for a cancellation is wrong as soon as the event takes place. */
function withCurrentNote<Changed extends Status>(after: Changed, before: Status): Changed {
  const takesPlaceAgain = after.state === "scheduled" && before.state !== "scheduled";
  return takesPlaceAgain && after.stateNote === before.stateNote ? { ...after, stateNote: "" } : after;
}

function whenProblem({ date: first, startTime, endDate, endTime }: When): FieldErrors {
  if (endDate && endDate < first) return { endDate: "The last day must not be before the first." };
  if (endTime && !startTime) return { startTime: "Enter a start time too." };
  if (endDate > first && startTime && !endTime) return { endTime: "Enter an end time too." };
  if (endTime && (endDate || first) === first && endTime <= startTime)
    return { endTime: "The end must be after the start." };
  return {};
}

function linkProblem({ linkUrl, linkLabel }: Record<"linkUrl" | "linkLabel", string>): FieldErrors {
  return linkLabel && !linkUrl ? { linkUrl: "Enter a link address too, or remove the link text." } : {};
}
