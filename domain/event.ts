export const MAX_EVENT_TITLE_LENGTH = 200;
export const MAX_EVENT_LOCATION_LENGTH = 200;
/** About 3,000 words: far above any announcement, far below what would slow a list of hundreds. */
export const MAX_EVENT_DESCRIPTION_LENGTH = 20_000;

/** A picture may be as large as a phone makes it; more is refused before it is decoded. */
export const MAX_IMAGE_BYTES = 8 * 1024 * 1024;

/** What the file chooser offers first; the server decides by looking at the bytes. */
export const IMAGE_ACCEPT = "image/*";

/** An event as `GET /api/events` answers it. `image` is empty when there is none. */
export type Event = {
  id: number;
  title: string;
  description: string;
  /** `YYYY-MM-DD` */
  date: string;
  location: string;
  image: string;
  /** Size in pixels of `image`, and the widths it is kept in; null without an image. */
  picture: EventPicture | null;
};
export type EventPicture = { width: number; height: number; widths: number[] };

/** The id in an address: a positive whole number, else undefined. */
export function parseEventId(text: string | undefined): number | undefined {
  if (!text || !/^[1-9]\d{0,14}$/.test(text)) return undefined;
  return Number(text);
}
