/** Compresses bodies on Node's worker threads, so that other requests do not wait. */
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

export type Bytes = Uint8Array<ArrayBuffer>;
export type Effort = "high" | "low";
export type Encoding = "br" | "gzip" | "identity";

/** Below this size compression saves less than its header costs. */
const MIN_COMPRESSED_BYTES = 256;
const COMPRESSIBLE = /^(text\/|image\/(svg|x-icon)|application\/([\w.+-]*(json|xml)|javascript|wasm))/;
const LARGE_BYTES = 1_000_000;

/** High quality saves a tenth, and takes about 40 ms on another thread instead of 2 ms. */
const BROTLI_QUALITY: Record<Effort, number> = { high: 10, low: 6 };

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

export function isCompressible(contentType: string | null, byteLength: number): boolean {
  return byteLength >= MIN_COMPRESSED_BYTES && COMPRESSIBLE.test(contentType ?? "");
}

export async function compress(plain: Bytes, effort: Effort): Promise<{ br: Bytes; gzip: Bytes }> {
  const isLarge = plain.byteLength > LARGE_BYTES;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: isLarge ? 3 : BROTLI_QUALITY[effort],
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.byteLength,
    [constants.BROTLI_PARAM_LGWIN]: windowFor(plain),
  };
  const [br, zipped] = await Promise.all([brotli(plain, { params }), zip(plain, { level: isLarge ? 2 : 6 })]);
  return { br: exact(br), gzip: exact(zipped) };
}

/** Brotli allocates memory for its window, so the window is no larger than the body. */
function windowFor(plain: Bytes): number {
  return Math.min(Math.max(Math.ceil(Math.log2(plain.byteLength + 16)), 16), constants.BROTLI_DEFAULT_WINDOW);
}

/** Copies the bytes, because zlib's buffer may be a slice of a larger one, which would stay in memory. */
function exact(buffer: Buffer): Bytes {
  return new Uint8Array(buffer);
}
