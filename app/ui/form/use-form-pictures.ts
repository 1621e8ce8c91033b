import { useEffect, type RefObject } from "react";
import type { Fields } from "../../../domain/collections/fields";
import { ApiError } from "../call/request";
import { pictureFieldsOf, picturesInText, textOfPictures, type ChosenPicture } from "./chosen-picture";
import { dataOf, textsIn, textsOf, type Entry, type FormTexts } from "./form-texts";
import { usePictures } from "./use-pictures";

type Props = {
  form: RefObject<HTMLFormElement | null>;
  fields: Fields;
  base: string;
  /** The document in the revision that was changed; undefined for a new one. */
  seen: object | undefined;
  /** The initial values of the form. */
  texts: FormTexts;
  /** Called after a picture was added, uploaded or removed. */
  onChange: (textsNow: () => FormTexts) => void;
  /** Called when the session has ended. */
  onSignedOut: () => unknown;
};
type Chosen = Record<string, ChosenPicture[]>;

/** All pictures of a form, and its texts with their addresses. */
export function useFormPictures({ form, fields, base, seen, texts, onChange, onSignedOut }: Props) {
  const names = pictureFieldsOf(fields);
  const inTexts = (of: FormTexts): Chosen =>
    Object.fromEntries(names.map((name) => [name, picturesInText(base, fields[name]!, of[name] ?? "")]));
  const max = Object.fromEntries(
    names.flatMap((name) => {
      const field = fields[name]!;
      return field.kind === "list" ? [[name, field.max]] : [];
    }),
  );
  // Another server gets the image of a new event with the form, as in the specification.
  const uploads = (name: string) => !base || seen !== undefined || fields[name]!.kind === "list";
  const pictures = usePictures({ base, initial: inTexts(texts), max, uploads, onSignedOut });

  function textsWith(chosen: Chosen): FormTexts {
    const before = textsOf(fields, seen);
    const pairs = names.map((name) => {
      const some = chosen[name] ?? [];
      // A new picture changes nothing until its upload is done.
      const isWaiting = fields[name]!.kind === "picture" && some.some(({ image }) => !image);
      return [name, isWaiting ? before[name]! : textOfPictures(fields[name]!, some)];
    });
    const now = { ...textsIn(form.current!, fields, before), ...(Object.fromEntries(pairs) as FormTexts) };
    return textsOf(fields, dataOf(fields, now));
  }
  const textsNow = () => textsWith(pictures.all);

  // oxlint-disable-next-line react/exhaustive-deps -- Only a picture sets it off; the form itself tells of what is typed.
  useEffect(() => onChange(textsNow), [pictures.all]);

  return {
    of: pictures.of,
    textsNow,
    isUploading: pictures.isUploading,
    setTo: (next: FormTexts) => pictures.setAll(inTexts(next)),
    /** The texts once every upload is done. @throws {ApiError} if one failed */
    async settledEntry(): Promise<Entry> {
      const chosen = await pictures.settle();
      for (const name of names) if (uploads(name)) refuseMissing(fields, name, chosen[name] ?? []);
      return { texts: textsWith(chosen), file: names.flatMap((name) => chosen[name] ?? []).find(isSent)?.file };
    },
  };
}

export type FormPictures = ReturnType<typeof useFormPictures>;

/** With the form, instead of an address. */
const isSent = ({ image, file }: ChosenPicture) => file && !image;

function refuseMissing(fields: Fields, name: string, pictures: ChosenPicture[]): void {
  const index = pictures.findIndex(({ image }) => image === "");
  if (index < 0) return;
  const { problem = "It is not uploaded yet.", status = 0 } = pictures[index]!;
  const field = fields[name]!;
  throw new ApiError("", status, {
    [name]: field.kind === "list" ? `${field.item} ${index + 1}: ${problem}` : problem,
  });
}
