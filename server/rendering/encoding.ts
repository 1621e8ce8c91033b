/** Compressing bodies on Node's worker threads, so that no request waits for it on the main one. */
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Bytes } from "./answer.ts";

export type Encoding = "br" | "gzip" | "identity";

/** Below this a compressed body saves less than its header costs. */
const MIN_COMPRESSED_BYTES = 512;
const COMPRESSIBLE = /^(text\/|image\/(svg|x-icon)|application\/([\w.+-]*(json|xml)|javascript|wasm))/;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Whether a body gains by compression: text does; pictures, fonts and small things do not. */
export function isCompressible(contentType: string | null, byteLength: number): boolean {
  return byteLength >= MIN_COMPRESSED_BYTES && COMPRESSIBLE.test(contentType ?? "");
}

/** Both encodings in a few milliseconds, for an answer that somebody waits for. */
export async function compress(plain: Bytes): Promise<{ br: Bytes; gzip: Bytes }> {
  const quality = plain.byteLength > 1_000_000 ? 3 : 5;
  const [br, zipped] = await Promise.all([
    brotli(plain, brotliOptions(plain, quality)),
    zip(plain, { level: plain.byteLength > 1_000_000 ? 2 : 6 }),
  ]);
  return { br: exact(br), gzip: exact(zipped) };
}

/** Brotli as small as it gets; for a page of 60 KB a tenth of a second of one worker thread. */
export async function compressBest(plain: Bytes): Promise<Bytes> {
  return exact(await brotli(plain, brotliOptions(plain, constants.BROTLI_MAX_QUALITY)));
}

/** The window is as large as the body and no larger: the tables of the default one take 32 MB at the best quality. */
function brotliOptions(plain: Bytes, quality: number) {
  const window = Math.ceil(Math.log2(plain.byteLength + 16));
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: plain.byteLength,
      [constants.BROTLI_PARAM_LGWIN]: Math.min(Math.max(window, 16), constants.BROTLI_DEFAULT_WINDOW),
    },
  };
}

/** A buffer of its own: zlib's may be a slice of a larger one that it would keep alive. */
function exact(buffer: Buffer): Bytes {
  return new Uint8Array(buffer);
}
