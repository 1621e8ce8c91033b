import { useEffect, type RefObject } from "react";
import { eventCollection } from "../event-collection";
import type { Event } from "../event";
import { ApiError } from "../../../ui/call/request";
import { useSession } from "../../accounts/session-context";
import { photosIn, textsIn, textsOf, type EventDraft } from "./event-draft";
import type { FormTexts } from "../../../ui/form/collection-fields";
import { stored, usePictures, type ChosenPicture } from "./use-pictures";

type Props = {
  form: RefObject<HTMLFormElement | null>;
  base: string;
  event: Event | undefined;
  /** The initial values of the form. */
  texts: FormTexts;
  /** Called after a picture was added, uploaded or removed. */
  onChange: (textsNow: () => FormTexts) => void;
};

export type FormPictures = ReturnType<typeof useFormPictures>;

/** The image and photos of the form, and the texts with their addresses. */
export function useFormPictures({ form, base, event, texts, onChange }: Props) {
  const { refresh } = useSession();
  // Another server gets the image of a new event with the form, as in the specification.
  const uploads = !base || event !== undefined;
  const poster = usePictures({ base, initial: imageIn(texts), max: 1, uploads, onSignedOut: refresh });
  const photos = usePictures({
    base,
    initial: photosIn(texts),
    max: eventCollection.fields.photos.max,
    uploads: true,
    onSignedOut: refresh,
  });

  function textsWith([image]: ChosenPicture[], others: ChosenPicture[]): FormTexts {
    const before = textsOf(event);
    return {
      ...textsIn(form.current!, before),
      // A new image changes nothing until its upload is done.
      image: image ? image.image || before.image! : "",
      photos: JSON.stringify(others.filter(isStored).map(({ image: address, alt }) => ({ image: address, alt }))),
    };
  }
  const textsNow = () => textsWith(poster.pictures, photos.pictures);

  // oxlint-disable-next-line react/exhaustive-deps -- Only a picture sets it off; the form itself tells of what is typed.
  useEffect(() => onChange(textsNow), [poster.pictures, photos.pictures]);

  return {
    poster,
    photos,
    textsNow,
    isUploading: poster.isUploading || photos.isUploading,
    setTo(next: FormTexts) {
      poster.set(imageIn(next).map((one) => stored(base, one)));
      photos.set(photosIn(next).map((one) => stored(base, one)));
    },
    /** The texts once every upload is done. @throws {ApiError} if one failed */
    async settledDraft(): Promise<EventDraft> {
      const [image, others] = await Promise.all([poster.settle(), photos.settle()]);
      if (uploads) refuseMissing("image", image);
      refuseMissing("photos", others);
      return { texts: textsWith(image, others), file: image[0]?.file };
    },
  };
}

const isStored = ({ image }: ChosenPicture) => image !== "";

function imageIn({ image }: FormTexts) {
  return image ? [{ image, alt: "" }] : [];
}

function refuseMissing(field: "image" | "photos", pictures: ChosenPicture[]): void {
  const index = pictures.findIndex((picture) => !isStored(picture));
  if (index < 0) return;
  const { problem = "It is not uploaded yet.", status = 0 } = pictures[index]!;
  throw new ApiError("", status, { [field]: field === "photos" ? `Photo ${index + 1}: ${problem}` : problem });
}
