const MAX_IMAGE_MB = 8;
export const MAX_IMAGE_BYTES = MAX_IMAGE_MB * 1024 * 1024;
export const TOO_LARGE = `This file is larger than ${MAX_IMAGE_MB} MB. Choose a smaller one.`;

export const IMAGE_ACCEPT = "image/jpeg,image/png,image/webp";
export const NOT_A_PICTURE = "This file is not a picture that the site can read. Use JPEG, PNG or WebP.";

export const PICTURE_START = 512;

export function unsupportedPicture(bytes: Uint8Array): string | undefined {
  const start = String.fromCharCode(...bytes.subarray(0, PICTURE_START));
  if (/^....ftyp(heic|heix|hevc|heim|heis|mif1|msf1)/s.test(start)) {
    return "This is a HEIC photo, which browsers cannot show. On an iPhone choose Settings, Camera, Formats, Most Compatible, or export it as JPEG.";
  }
  if (/^....ftypavi[fs]/s.test(start)) return "This is an AVIF picture. Save it as JPEG, PNG or WebP and try again.";
  if (/^\s*(<\?xml|<!--|<!DOCTYPE svg|<svg)/i.test(start))
    return "This is an SVG drawing, which can hold programs. Export it as PNG and try again.";
  return undefined;
}
