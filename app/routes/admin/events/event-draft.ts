/** What stands in the form, and what of it is sent. */
import { UNSAID_DETAILS, type Event } from "../../../../domain/event";
import type { ChosenImage } from "./image-chooser";

/** The specification's fields: always sent. */
const REQUIRED = ["title", "description", "date", "location"] as const;
/** The others are sent only where they were changed, so that a plain save stays the specification's. */
const { imageAlt: _, ...OPTIONAL } = UNSAID_DETAILS;
type Optional = keyof typeof OPTIONAL;

export type ChosenPhoto = { image: string; alt: string };
export type FormTexts = Record<string, string>;
export type EventDraft = { texts: FormTexts; image: ChosenImage; photos: ChosenPhoto[]; draft?: boolean };

/** The form's texts as they are when nobody has typed yet. */
export function textsOf(event: Event | undefined): FormTexts {
  if (!event)
    return { ...OPTIONAL, title: "", description: "", date: "", location: "", imageAlt: "", imageDecorative: "" };
  const texts: FormTexts = {};
  for (const name of [...REQUIRED, ...(Object.keys(OPTIONAL) as Optional[])]) texts[name] = event[name];
  return { ...texts, imageAlt: event.imageAlt ?? "", imageDecorative: event.imageAlt === "" ? "on" : "" };
}

/** What is typed in the form now; a field that the form does not show is as the event has it. */
export function textsIn(form: HTMLFormElement, event: Event | undefined): FormTexts {
  const typed = new FormData(form);
  const texts = textsOf(event);
  for (const name of Object.keys(texts)) {
    const value = typed.get(name);
    // A box that is not ticked and a field that is switched off are not sent, though they are there.
    const isShown = value !== null || (name.startsWith("image") && typed.has("imageFocus"));
    if (isShown) texts[name] = String(value ?? "");
  }
  return texts;
}

/** The body of a save: the required fields, and what differs from `event` (from nothing, when one is added). */
export function changesIn({ texts, image, photos, draft }: EventDraft, event?: Event): Record<string, unknown> {
  const body: Record<string, unknown> = {};
  for (const name of REQUIRED) body[name] = texts[name];
  for (const name of Object.keys(OPTIONAL) as Optional[])
    if (texts[name] !== (event?.[name] ?? OPTIONAL[name])) body[name] = texts[name];
  const alt = altOf(texts);
  if (alt !== (event?.imageAlt ?? null) || (image.kind === "file" && alt !== null)) body.imageAlt = alt;
  if (event && JSON.stringify(photos) !== JSON.stringify(photosOf(event))) body.photos = photos;
  if (draft !== undefined && draft !== (event?.draft ?? false)) body.draft = draft;
  return body;
}

export function photosOf(event: Event | undefined): ChosenPhoto[] {
  return event?.photos.map(({ image, alt }) => ({ image, alt })) ?? [];
}

/** Null where nobody has said what the picture shows, empty where it is decoration. */
function altOf({ imageAlt, imageDecorative }: FormTexts): string | null {
  return imageDecorative ? "" : imageAlt || null;
}
