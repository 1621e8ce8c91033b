/** What is in the form, and what of it is sent. */
import { EMPTY_DETAILS, type Event } from "../event";

/** The specification's fields: always sent. */
const REQUIRED = ["title", "description", "date", "location"] as const;
/** The others are sent only where they were changed, so that a plain save is the specification's call. */
const { imageAlt: _, ...OPTIONAL } = EMPTY_DETAILS;
type Optional = keyof typeof OPTIONAL;

/** Every field as text: those of the form, `image` as an address, `photos` as JSON. */
export type FormTexts = Record<string, string>;
export type StoredPhoto = { image: string; alt: string };
export type EventDraft = {
  texts: FormTexts;
  /** The image where it is sent with the form instead of an address. */
  file?: File;
  draft?: boolean;
};

/** The form's texts before anybody has typed. */
export function textsOf(event: Event | undefined): FormTexts {
  const texts: FormTexts = { title: "", description: "", date: "", location: "", image: event?.image ?? "" };
  for (const name of REQUIRED) if (event) texts[name] = event[name];
  for (const name of Object.keys(OPTIONAL) as Optional[]) texts[name] = event?.[name] ?? OPTIONAL[name];
  const photos = event?.photos.map(({ image, alt }) => ({ image, alt })) ?? [];
  return {
    ...texts,
    photos: JSON.stringify(photos),
    imageAlt: event?.imageAlt ?? "",
    imageDecorative: event?.imageAlt === "" ? "on" : "",
  };
}

/** What is typed in the form now. A field that the form does not show stays as it was `before`. */
export function textsIn(form: HTMLFormElement, before: FormTexts): FormTexts {
  const typed = new FormData(form);
  const texts = { ...before };
  for (const name of Object.keys(before)) {
    const value = typed.get(name);
    // A box that is not ticked and a field that is disabled are not sent, though the form shows them.
    const isShown = value !== null || (/^image[AD]/.test(name) && typed.has("imageFocus"));
    if (isShown) texts[name] = String(value ?? "");
  }
  return texts;
}

/** The body of a save: the required fields, and what differs from `event` (from nothing, when one is added). */
export function changesIn({ texts, draft }: EventDraft, event?: Event): Record<string, unknown> {
  const before = textsOf(event);
  const body: Record<string, unknown> = {};
  for (const name of REQUIRED) body[name] = texts[name];
  for (const name of Object.keys(OPTIONAL)) if (texts[name] !== before[name]) body[name] = texts[name];
  const alt = altOf(texts);
  if (alt !== altOf(before) || (texts.image !== before.image && alt !== null)) body.imageAlt = alt;
  if (texts.photos !== before.photos) body.photos = photosIn(texts);
  if (draft !== undefined && draft !== (event?.draft ?? false)) body.draft = draft;
  return body;
}

export function photosIn({ photos }: FormTexts): StoredPhoto[] {
  return JSON.parse(photos || "[]") as StoredPhoto[];
}

/** Null where nobody has said what the image shows, empty where it is decoration. */
function altOf({ imageAlt, imageDecorative }: FormTexts): string | null {
  return imageDecorative ? "" : imageAlt || null;
}
