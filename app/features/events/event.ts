import type { PictureSize } from "../../../domain/picture.ts";

export const MAX_EVENT_TITLE_LENGTH = 200;
export const MAX_EVENT_LOCATION_LENGTH = 200;
/** About 3,000 words: more than any announcement needs, less than would slow down a list of hundreds. */
export const MAX_EVENT_DESCRIPTION_LENGTH = 20_000;
export const MAX_EVENT_NOTE_LENGTH = 300;
export const MAX_EVENT_LINK_LABEL_LENGTH = 40;
export const MAX_EVENT_LINK_LENGTH = 2_000;
export const MAX_IMAGE_ALT_LENGTH = 300;
export const MAX_IMAGE_CREDIT_LENGTH = 120;
export const MAX_EVENT_PHOTOS = 12;

export const TRASH_DAYS = 30;

export const EVENT_STATES = ["scheduled", "cancelled", "postponed"] as const;
export type EventState = (typeof EVENT_STATES)[number];

/** The part of a picture that remains visible when it is cropped; also class names in the style sheet. */
export const IMAGE_FOCUSES = [
  "center",
  "top",
  "bottom",
  "left",
  "right",
  "top-left",
  "top-right",
  "bottom-left",
  "bottom-right",
] as const;
export type ImageFocus = (typeof IMAGE_FOCUSES)[number];

/** An event as in `GET /api/events`. Unset text fields are empty. */
export type Event = {
  id: number;
  title: string;
  description: string;
  /** The first day, `YYYY-MM-DD`. */
  date: string;
  location: string;
  image: string;
  /** Size of `image` in pixels and its stored widths; null without an image. */
  picture: PictureSize | null;
  /** Null if nobody described the picture, empty if it is decoration. */
  imageAlt: string | null;
  imageCredit: string;
  imageFocus: ImageFocus;
  /** `HH:MM` in the site's time zone; empty for a whole day. */
  startTime: string;
  /** Empty for an event of one day. */
  endDate: string;
  endTime: string;
  state: EventState;
  /** Why it is cancelled, or the new date. */
  stateNote: string;
  /** One link to another site, https only, and its text. */
  linkUrl: string;
  linkLabel: string;
  /** Written after the event. */
  outcome: string;
  photos: EventPhoto[];
  /** Visible to administrators only. */
  draft: boolean;
  /** The last part of its URL. */
  slug: string;
  /** Counts its changes; used as its ETag. */
  revision: number;
  /** ISO 8601. */
  updatedAt: string;
};
/** For editors: with the e-mail of who saved it last, or empty if unknown. */
export type SavedEvent = Event & { savedBy: string };
export type EventPhoto = { image: string; alt: string; picture: PictureSize };

/** The optional fields with their default values. The table, the API and the CSV file use this list. */
export const EMPTY_DETAILS = {
  imageAlt: null,
  imageCredit: "",
  imageFocus: "center",
  startTime: "",
  endDate: "",
  endTime: "",
  state: "scheduled",
  stateNote: "",
  linkUrl: "",
  linkLabel: "",
  outcome: "",
} satisfies Partial<Event>;
export type DetailName = keyof typeof EMPTY_DETAILS;

/** One saved version of an event, for editors. */
export type EventVersion = {
  revision: number;
  savedAt: string;
  savedBy: string;
  action: EventAction;
  /** One sentence per change: `Location changed from “Hall 1” to “Hall 2”`. */
  changes: string[];
  /** Whether restoring it would change the event. */
  restorable: boolean;
};
export const EVENT_ACTIONS = ["added", "changed", "published", "withdrawn", "deleted", "restored"] as const;
export type EventAction = (typeof EVENT_ACTIONS)[number];

/** A deleted event, and until when (ISO 8601) it can be restored. */
export type TrashedEvent = Event & { deletedAt: string; removedForGoodAt: string };

/** `"IDEATHON 2025: Día uno"` becomes `ideathon-2025-dia-uno`; `event` if no Latin letter is left. */
export function eventSlug(title: string): string {
  const words = title
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-");
  return words.slice(0, 60).replace(/^-+|-+$/g, "") || "event";
}

export function eventPath({ id, slug }: Pick<Event, "id" | "slug">): string {
  return `/events/${id}/${slug}`;
}

export function lastDayOf({ date, endDate }: Pick<Event, "date"> & Partial<Pick<Event, "endDate">>): string {
  return endDate || date;
}
