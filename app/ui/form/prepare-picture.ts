import {
  IMAGE_ACCEPT,
  MAX_IMAGE_BYTES,
  NOT_A_PICTURE,
  PICTURE_START,
  TOO_LARGE,
  unsupportedPicture,
} from "../../../domain/picture-file";

/** More than any screen of the site shows, and about a megabyte as a JPEG. */
const LONG_SIDE = 2560;
/** A slow phone network sends this in 20 seconds. */
const SMALL_BYTES = 1024 * 1024;

export class UnusablePicture extends Error {}

/** Shrinks the picture if that helps. @throws {UnusablePicture} */
export async function preparePicture(file: File): Promise<File> {
  const start = await file.slice(0, PICTURE_START).arrayBuffer();
  const problem = unsupportedPicture(new Uint8Array(start));
  if (problem) throw new UnusablePicture(problem);
  if (!IMAGE_ACCEPT.split(",").includes(file.type)) throw new UnusablePicture(NOT_A_PICTURE);
  const small = await shrink(file).catch(() => file);
  if (small.size > MAX_IMAGE_BYTES) throw new UnusablePicture(TOO_LARGE);
  return small;
}

/** Rotates the picture and drops its metadata. WebP keeps transparency; a browser without WebP writes PNG. */
export async function shrink(
  file: File,
  type: string = file.type === "image/jpeg" ? "image/jpeg" : "image/webp",
): Promise<File> {
  if (file.size < SMALL_BYTES) return file;
  const bitmap = await createImageBitmap(file, { imageOrientation: "from-image" });
  const scale = Math.min(1, LONG_SIDE / Math.max(bitmap.width, bitmap.height));
  const [width, height] = [Math.round(bitmap.width * scale), Math.round(bitmap.height * scale)];
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext("2d")!;
  context.imageSmoothingQuality = "high";
  context.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  const blob = await canvas.convertToBlob({ type, quality: 0.9 });
  return blob.size < file.size ? new File([blob], file.name, { type: blob.type }) : file;
}
