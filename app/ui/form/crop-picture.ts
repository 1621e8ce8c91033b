/** Percentages of the whole picture. */
export type Part = { x: number; y: number; width: number; height: number };

/** Returns the part as a new file; the whole picture if the browser cannot crop. */
export async function cropPicture(file: File, part: Part): Promise<File> {
  return cut(file, part).catch(() => file);
}

async function cut(file: File, { x, y, width, height }: Part): Promise<File> {
  const bitmap = await createImageBitmap(file, { imageOrientation: "from-image" });
  const across = (percent: number) => Math.round((percent / 100) * bitmap.width);
  const down = (percent: number) => Math.round((percent / 100) * bitmap.height);
  const size = [across(width), down(height)] as const;
  const canvas = new OffscreenCanvas(...size);
  canvas.getContext("2d")!.drawImage(bitmap, across(x), down(y), ...size, 0, 0, ...size);
  bitmap.close();
  // JPEG has no transparency.
  const type = file.type === "image/jpeg" ? "image/jpeg" : "image/webp";
  const blob = await canvas.convertToBlob({ type, quality: 0.92 });
  return new File([blob], file.name, { type: blob.type });
}
