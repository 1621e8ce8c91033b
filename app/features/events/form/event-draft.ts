/** The content of the form, and what is sent of it. */
import type { FormTexts } from "../../../ui/form/collection-fields";
import { EMPTY_EVENT, eventCollection, type EventData } from "../event-collection";
import type { Event } from "../event";

const { fields } = eventCollection;
/** Pictures, lists and a text that may be null need more than their text. */
type TextName = Exclude<keyof EventData, "image" | "imageAlt" | "photos">;
const TEXTS = (Object.keys(fields) as (keyof EventData)[]).filter(
  (name): name is TextName => name !== "image" && name !== "imageAlt" && name !== "photos",
);
/** The specification's fields: always sent. */
const REQUIRED = TEXTS.filter((name) => fields[name].required);
/** Sent only if changed, so that a plain save is the specification's call. */
const OPTIONAL = TEXTS.filter((name) => !fields[name].required);

export type StoredPhoto = { image: string; alt: string };
export type EventDraft = {
  texts: FormTexts;
  /** The image, if it is sent with the form instead of an address. */
  file?: File;
  draft?: boolean;
};

/** The initial texts: every field as text, `photos` as JSON. */
export function textsOf(event: Event | undefined): FormTexts {
  const photos = event?.photos.map(({ image, alt }) => ({ image, alt })) ?? [];
  return {
    ...Object.fromEntries(TEXTS.map((name) => [name, (event ?? EMPTY_EVENT)[name]])),
    image: event?.image ?? "",
    photos: JSON.stringify(photos),
    imageAlt: event?.imageAlt ?? "",
    imageDecorative: event?.imageAlt === "" ? "on" : "",
  };
}

/** The current texts. Fields that the form does not show have their value from `before`. */
export function textsIn(form: HTMLFormElement, before: FormTexts): FormTexts {
  const typed = new FormData(form);
  const texts = { ...before };
  for (const name of Object.keys(before)) {
    const value = typed.get(name);
    // Unchecked boxes and disabled fields are not in the form data.
    const isShown = value !== null || (/^image[AD]/.test(name) && typed.has("imageFocus"));
    if (isShown) texts[name] = String(value ?? "");
  }
  return texts;
}

/** The request body: the required fields, and what differs from `event` (from the defaults for a new event). */
export function changesIn({ texts, draft }: EventDraft, event?: Event): Record<string, unknown> {
  const before = textsOf(event);
  const body: Record<string, unknown> = {};
  for (const name of REQUIRED) body[name] = texts[name];
  for (const name of OPTIONAL) if (texts[name] !== before[name]) body[name] = texts[name];
  const alt = altOf(texts);
  if (alt !== altOf(before) || (texts.image !== before.image && alt !== null)) body.imageAlt = alt;
  if (texts.photos !== before.photos) body.photos = photosIn(texts);
  if (draft !== undefined && draft !== (event?.draft ?? false)) body.draft = draft;
  return body;
}

export function photosIn({ photos }: FormTexts): StoredPhoto[] {
  return JSON.parse(photos || "[]") as StoredPhoto[];
}

/** Null if nobody described the image, empty if it is decoration. */
function altOf({ imageAlt, imageDecorative }: FormTexts): string | null {
  return imageDecorative ? "" : imageAlt || null;
}
