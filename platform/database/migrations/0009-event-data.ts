/** A row of `event`, or a snapshot, which lacks the fields that did not exist when it was saved. */
export type EventFields = {
  title: string;
  description: string;
  date: string;
  location: string;
  /** The hash of a picture. */
  picture?: string | null;
  imageAlt?: string | null;
  imageCredit?: string;
  imageFocus?: string;
  startTime?: string;
  endDate?: string;
  endTime?: string;
  state?: string;
  stateNote?: string;
  linkUrl?: string;
  linkLabel?: string;
  outcome?: string;
  /** JSON: `[{"hash", "width", "height", "alt"}]` */
  photos?: string;
};

/** Writes JSON with the fields of this migration's day, because those of the site change later. */
export function eventData(fields: EventFields, widths: Map<string, number>): string {
  const width = widths.get(fields.picture ?? "");
  return JSON.stringify({
    title: fields.title,
    description: fields.description,
    date: fields.date,
    location: fields.location,
    image: width ? addressOf(fields.picture!, width) : "",
    imageAlt: fields.imageAlt ?? null,
    imageCredit: fields.imageCredit ?? "",
    imageFocus: fields.imageFocus ?? "center",
    startTime: fields.startTime ?? "",
    endDate: fields.endDate ?? "",
    endTime: fields.endTime ?? "",
    state: fields.state ?? "scheduled",
    stateNote: fields.stateNote ?? "",
    linkUrl: fields.linkUrl ?? "",
    linkLabel: fields.linkLabel ?? "",
    outcome: fields.outcome ?? "",
    photos: photosOf(fields.photos ?? "[]"),
  });
}

/** Photos had no ids. An id made from the picture is the same in every version. */
function photosOf(json: string) {
  const photos = JSON.parse(json) as { hash: string; width: number; alt: string }[];
  const used = new Map<string, number>();
  return photos.map(({ hash, width, alt }) => {
    const id = hash.slice(0, 12);
    const count = (used.get(id) ?? 0) + 1;
    used.set(id, count);
    return { id: count > 1 ? `${id}-${count}` : id, image: addressOf(hash, width), alt };
  });
}

function addressOf(hash: string, width: number): string {
  return `/media/${hash}-${width}.webp`;
}
