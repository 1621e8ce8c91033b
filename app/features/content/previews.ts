import { picturesIn } from "../../../domain/collections/pictures-in";
import { isMedia } from "../../../domain/content/nested";
import { pictureAddress } from "../../../domain/picture";
import type { Content } from "../../../platform/content/index";
import type { ContentDocument } from "./content";
import { fieldsOf, formDataOf } from "./content-calls";

/** Sharp in a form, on a screen with two pixels per point. */
const PREVIEW_WIDTH = 480;

/** Returns small versions of a document's pictures that are files, by the names of the files. */
export function previewsOf(
  document: Pick<ContentDocument, "key" | "data">,
  { findPicture }: Content,
): Record<string, string> {
  const files = picturesIn(fieldsOf(document.key), formDataOf(document)).filter(({ address }) => !isMedia(address));
  const found = files.flatMap(({ address: file }) => {
    const stored = findPicture({ file, alt: "" });
    return stored ? [[file, previewOf(stored)] as const] : [];
  });
  return Object.fromEntries(found);
}

/** Returns the pictures of the gallery that the home page can refer to. */
export function galleryChoices({ gallery, picture }: Content) {
  return gallery.map(({ id, caption, picture: reference }) => ({
    id,
    label: caption || reference.alt,
    picture: previewOf(picture(reference)),
  }));
}

function previewOf({ src, widths }: ReturnType<Content["picture"]>): string {
  return pictureAddress(src, widths.find((width) => width >= PREVIEW_WIDTH) ?? widths.at(-1)!);
}
