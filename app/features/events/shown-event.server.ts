/** An event in pages, feeds and calendars: from the database or from content/. */
import type { FixedEvent } from "../../../domain/content/events.ts";
import { EMPTY_EVENT } from "./event-collection.ts";
import { eventPath, type Event } from "./event.ts";
import type { Picture } from "../../../domain/picture.ts";
import { mediaPicture } from "../../../platform/media/media.ts";
import type { Content } from "../../../platform/content/index.ts";

export type ShownEvent = Omit<Event, "image" | "picture" | "photos" | "draft" | "publishAt"> & {
  /** Its path on this site. */
  path: string;
  picture: Picture | null;
  photos: Picture[];
  /** Identifies the event in calendars. */
  uid: string;
};

const EMPTY = { ...EMPTY_EVENT, id: 0, photos: [], revision: 1, updatedAt: "" } satisfies Partial<ShownEvent>;

export function shownEvent(event: Event, uid: string = ""): ShownEvent {
  const { image, picture, photos, draft: _, publishAt: __, ...values } = event;
  const alt = event.imageAlt ?? event.title;
  return {
    ...values,
    path: eventPath(event),
    picture: picture && mediaPicture(image, alt, picture),
    photos: photos.map((photo) => mediaPicture(photo.image, photo.alt, photo.picture)),
    uid,
  };
}

export function shownFixedEvent(fixed: FixedEvent, picture: Content["picture"]): ShownEvent {
  const { slug, title, description, date, location } = fixed;
  const values = { slug, title, description, date, location };
  const path = `/events/archive/${slug}`;
  return { ...EMPTY, ...values, path, picture: picture(fixed.picture), uid: `archive-${slug}` };
}
