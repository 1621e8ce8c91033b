/** A picture in a form: stored, or not yet uploaded. */
export type ChosenPicture = {
  /** The stored value: an address on the server, or the name of a file; empty until it is uploaded. */
  image: string;
  /** The stored value of the picture before, which remains until this one is uploaded. */
  earlier?: string | undefined;
  /** The address that shows the picture. */
  preview: string;
  /** The file to upload. */
  file?: File;
  /** Upload progress from 0 to 1. */
  share?: number;
  /** The reason why the upload failed; without it the picture waits for its upload. */
  problem?: string;
  /** The status of the last response; 0 without one. */
  status?: number;
};

export type AddressOf = (image: string) => string;

export function chosen(file: File, before: ChosenPicture | undefined): ChosenPicture {
  return { image: "", earlier: before?.image || before?.earlier, preview: URL.createObjectURL(file), file };
}

export function stored(image: string, addressOf: AddressOf): ChosenPicture | undefined {
  return image ? { image, preview: addressOf(image) } : undefined;
}

/** Returns whether the picture would be lost with the page. */
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
