import type { PictureSize } from "../../../domain/picture.ts";
import type { EventData } from "./event-collection.ts";

/** An event in `GET /api/events`. Unset text fields are empty, and `image` is an address on this site. */
export type Event = Omit<EventData, "photos"> & {
  id: number;
  /** The size of `image` in pixels and its stored widths; null without an image. */
  picture: PictureSize | null;
  photos: EventPhoto[];
  /** Only administrators and editors see drafts. */
  draft: boolean;
  /** When this draft will be published, if a time is chosen. ISO 8601. */
  publishAt?: string;
  /** The last part of its URL. */
  slug: string;
  /** Counts its changes; used as its ETag. */
  revision: number;
  /** ISO 8601. */
  updatedAt: string;
};
export type EventPhoto = { image: string; alt: string; picture: PictureSize };
/** For editors: with the e-mail address of the last editor, or empty if unknown. */
export type SavedEvent = Event & { savedBy: string };
/** A deleted event. It can be restored until `removedForGood` (ISO 8601). */
export type TrashedEvent = Event & { deletedAt: string; removedForGoodAt: string };

export function eventPath({ id, slug }: Pick<Event, "id" | "slug">): string {
  return `/events/${id}/${slug}`;
}

export function lastDayOf({ date: first, endDate }: { date: string; endDate?: string }): string {
  return endDate || first;
}
