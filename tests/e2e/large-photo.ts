/** A photo that the browser makes smaller, and a phone that takes its time for it. */
import sharp from "sharp";

export async function largePhoto() {
  const noise = { type: "gaussian" as const, mean: 128, sigma: 90 };
  const create = { width: 1600, height: 1200, channels: 3 as const, background: "#000", noise };
  const buffer = await sharp({ create }).jpeg({ quality: 100 }).toBuffer();
  return { name: "large.jpg", mimeType: "image/jpeg", buffer };
}

/** For `addInitScript`: a large photo is made smaller only after the event `go-on`. */
export function makePreparingWait() {
  const { convertToBlob } = OffscreenCanvas.prototype;
  const { promise, resolve } = Promise.withResolvers();
  addEventListener("go-on", resolve);
  OffscreenCanvas.prototype.convertToBlob = async function (options) {
    await promise;
    return convertToBlob.call(this, options);
  };
}
