import type { PictureSize } from "../../../domain/picture.ts";

export const MAX_EVENT_TITLE_LENGTH = 200;
export const MAX_EVENT_LOCATION_LENGTH = 200;
/** About 3,000 words: far above any announcement, far below what would slow a list of hundreds. */
export const MAX_EVENT_DESCRIPTION_LENGTH = 20_000;
export const MAX_EVENT_NOTE_LENGTH = 300;
export const MAX_EVENT_LINK_LABEL_LENGTH = 40;
export const MAX_EVENT_LINK_LENGTH = 2_000;
export const MAX_IMAGE_ALT_LENGTH = 300;
export const MAX_IMAGE_CREDIT_LENGTH = 120;
export const MAX_EVENT_PHOTOS = 12;

/** How long a deleted event can be brought back. */
export const TRASH_DAYS = 30;

export const EVENT_STATES = ["scheduled", "cancelled", "postponed"] as const;
export type EventState = (typeof EVENT_STATES)[number];

/** Which part of a picture stays when it is cropped; each is also the name of a class in the style sheet. */
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

/** An event as `GET /api/events` answers it. What is not said about it is an empty text. */
export type Event = {
  id: number;
  title: string;
  description: string;
  /** The first day, `YYYY-MM-DD`. */
  date: string;
  location: string;
  /** Address of its picture. */
  image: string;
  /** Size in pixels of `image`, and the widths it is kept in; null without an image. */
  picture: PictureSize | null;
  /** Null when nobody has said what the picture shows, empty when it is decoration. */
  imageAlt: string | null;
  imageCredit: string;
  imageFocus: ImageFocus;
  /** `HH:MM` in the site's time zone; empty for a whole day. */
  startTime: string;
  /** The last day, where it is another than the first. */
  endDate: string;
  endTime: string;
  state: EventState;
  /** A word on why it is cancelled or when it takes place instead. */
  stateNote: string;
  /** One link to another site, https only, and what stands on it. */
  linkUrl: string;
  linkLabel: string;
  /** What happened, written afterwards. */
  outcome: string;
  photos: EventPhoto[];
  /** Seen by administrators only. */
  draft: boolean;
  /** The last part of its page's address. */
  slug: string;
  /** Counts its changes; an ETag is made of it. */
  revision: number;
  /** ISO 8601. */
  updatedAt: string;
};
/** An event with the e-mail of who saved it last, for those who edit it; empty where nobody knows. */
export type SavedEvent = Event & { savedBy: string };
export type EventPhoto = { image: string; alt: string; picture: PictureSize };

/** What an event says of which only the specification's five fields are known. */
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

/** One saved state of an event, for those who edit it. */
export type EventVersion = {
  revision: number;
  savedAt: string;
  /** The e-mail of who saved it. */
  savedBy: string;
  action: EventAction;
  /** What changed against the version before, a sentence each: `Location changed from “Hall 1” to “Hall 2”`. */
  changes: string[];
  /** Whether restoring it would change the event. */
  restorable: boolean;
};
export const EVENT_ACTIONS = ["added", "changed", "published", "withdrawn", "deleted", "restored"] as const;
export type EventAction = (typeof EVENT_ACTIONS)[number];

/** A deleted event, and until which moment (ISO 8601) it can be brought back. */
export type TrashedEvent = Event & { deletedAt: string; removedForGoodAt: string };

/** `"IDEATHON 2025: Día uno"` as the last part of an address: `ideathon-2025-dia-uno`; `event` when no Latin letter is left. */
export function eventSlug(title: string): string {
  const words = title
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-");
  return words.slice(0, 60).replace(/^-+|-+$/g, "") || "event";
}

/** The address of an event's page. */
export function eventPath({ id, slug }: Pick<Event, "id" | "slug">): string {
  return `/events/${id}/${slug}`;
}

/** The last day of an event: its end date, or the one day that it has. */
export function lastDayOf({ date, endDate }: Pick<Event, "date"> & Partial<Pick<Event, "endDate">>): string {
  return endDate || date;
}
