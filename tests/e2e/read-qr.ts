import type { Locator } from "@playwright/test";
import { decodeQR } from "qr/decode.js";
import sharp from "sharp";

/** Reads a QR code on the screen as a camera does. */
export async function readQr(code: Locator): Promise<string> {
  const { data, info } = await sharp(await code.screenshot())
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return decodeQR({ ...info, data });
}
