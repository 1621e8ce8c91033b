/** Converts stored documents to events of the API. */
import { eventCollection, type EventData } from "./event-collection.ts";
import type { Event } from "./event.ts";
import { slugOf } from "../../../domain/collections/item-ids.ts";
import { picturesIn } from "../../../domain/collections/pictures-in.ts";
import type { PictureSize } from "../../../domain/picture.ts";
import type { Documents } from "../../../platform/documents/documents.ts";
import type { Document } from "../../../platform/documents/store.ts";
import type { MediaService } from "../../../platform/media/media.ts";

export type EventDocuments = Documents<typeof eventCollection.fields, Event>;
type EventDocument = Document<EventData>;

/** Looks up the sizes of all pictures at once. */
export async function presentEvents(media: Pick<MediaService, "sizes">, documents: EventDocument[]): Promise<Event[]> {
  const pictures = documents.flatMap(({ data }) => picturesIn(eventCollection.fields, data));
  const sizes = await media.sizes(pictures.map(({ address }) => address));
  return documents.map((document) => toEvent(document, sizes));
}

function toEvent(
  { id, data, publishedAt, publishAt, revision, createdAt, updatedAt }: EventDocument,
  sizes: Map<string, PictureSize>,
): Event {
  const { title, description, date, location, image, photos, ...details } = data;
  const picture = sizes.get(image);
  return {
    id,
    // Pages need a title and a day. A row that someone edited in the database may have neither.
    title: title || "Untitled event",
    description,
    date: date || createdAt.slice(0, 10),
    location,
    image: picture ? image : "",
    picture: picture ?? null,
    ...details,
    photos: photos.flatMap(({ id: _, ...photo }) => {
      const size = sizes.get(photo.image);
      return size ? [{ ...photo, picture: size }] : [];
    }),
    draft: publishedAt === null,
    ...(publishAt && { publishAt }),
    slug: slugOf(title) || "event",
    revision,
    updatedAt,
  };
}
