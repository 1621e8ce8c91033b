import type { PictureSize } from "../../../domain/picture.ts";
import type { EventData } from "./event-collection.ts";

/** An event as in `GET /api/events`. Unset text fields are empty, and `image` is an address on this site. */
export type Event = Omit<EventData, "photos"> & {
  id: number;
  /** Size of `image` in pixels and its stored widths; null without an image. */
  picture: PictureSize | null;
  photos: EventPhoto[];
  /** Visible to administrators only. */
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
/** For editors: with the e-mail of who saved it last, or empty if unknown. */
export type SavedEvent = Event & { savedBy: string };
/** A deleted event, and until when (ISO 8601) it can be restored. */
export type TrashedEvent = Event & { deletedAt: string; removedForGoodAt: string };

export function eventPath({ id, slug }: Pick<Event, "id" | "slug">): string {
  return `/events/${id}/${slug}`;
}

export function lastDayOf({ date: first, endDate }: { date: string; endDate?: string }): string {
  return endDate || first;
}
