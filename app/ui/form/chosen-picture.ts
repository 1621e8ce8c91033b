/** A picture in a form: a stored one, or one that is being uploaded. */
export type ChosenPicture = {
  /** As it is stored: an address on the server, or the name of a file; empty until it is uploaded. */
  image: string;
  /** The address that shows it. */
  preview: string;
  /** As it is uploaded. */
  file?: File;
  /** Upload progress from 0 to 1. */
  share?: number;
  /** Why the upload failed; without it a picture waits for its upload. */
  problem?: string;
  /** Of the last response; 0 without one. */
  status?: number;
};

/** The address that shows a stored picture. */
export type AddressOf = (image: string) => string;

export function chosen(file: File): ChosenPicture {
  return { image: "", preview: URL.createObjectURL(file), file };
}

export function stored(image: string, addressOf: AddressOf): ChosenPicture | undefined {
  return image ? { image, preview: addressOf(image) } : undefined;
}

/** Whether it would be lost with the page. */
export function isUnsent(picture: ChosenPicture | undefined): boolean {
  return Boolean(picture?.file && !picture.image);
}

export function isWaiting(picture: ChosenPicture | undefined): boolean {
  return isUnsent(picture) && picture!.share === undefined && !picture!.problem;
}

/** Pictures of another server (`base`) have addresses there. */
export function addressAt(base: string): AddressOf {
  return (image) => (base && URL.canParse(image, base) ? new URL(image, base).href : image);
}
