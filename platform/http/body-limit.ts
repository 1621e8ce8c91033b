import type { MiddlewareHandler } from "hono";
import { MAX_IMAGE_BYTES, TOO_LARGE } from "../../domain/picture-file.ts";
import { HttpError } from "../http-error.ts";

export const FORM_OVERHEAD_BYTES = 256 * 1024;
/** Room for a long text in which every character is escaped. */
const MAX_TEXT_BYTES = 512 * 1024;
/** Room for the longest contact message: in a form, a letter like म is nine bytes. */
const MAX_VISITOR_BYTES = 64 * 1024;

export const pictureLimit = bodyLimit(MAX_IMAGE_BYTES + FORM_OVERHEAD_BYTES, TOO_LARGE);
export const visitorLimit = bodyLimit(MAX_VISITOR_BYTES, "This text is too long.");
export const textLimit = bodyLimit(MAX_TEXT_BYTES, "This text is too long.");

/** Hono's own `bodyLimit` does not work with the Node adapter's lightweight request. */
export function bodyLimit(maxBytes: number, message: string): MiddlewareHandler {
  const tooLarge = () => new HttpError(413, message);
  return async (context, next) => {
    const { raw } = context.req;
    const length = raw.headers.has("transfer-encoding") ? null : raw.headers.get("content-length");
    if (Number(length) > maxBytes) throw tooLarge();
    if (length === null && raw.body) {
      const body = await readWhole(raw.body, maxBytes, tooLarge);
      context.req.raw = new Request(raw.url, { method: raw.method, headers: raw.headers, signal: raw.signal, body });
    }
    await next();
  };
}

async function readWhole(
  stream: ReadableStream<Uint8Array>,
  maxBytes: number,
  tooLarge: () => HttpError,
): Promise<Blob> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for await (const chunk of stream) {
    size += chunk.byteLength;
    if (size > maxBytes) throw tooLarge();
    chunks.push(new Uint8Array(chunk));
  }
  return new Blob(chunks);
}
