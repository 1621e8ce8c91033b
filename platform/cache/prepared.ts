/** A response that can be sent many times, with encoded bodies and flat headers. See reply.ts. */
import { createHash } from "node:crypto";
import { compress, isCompressible, type Bytes, type Effort, type Encoding } from "./encoding.ts";

/** Names and values in turn, as node:http takes them. */
export type FlatHeaders = string[];
/** A Buffer, because node:http converts any other view at each response. */
export type Body = { bytes: Buffer<ArrayBuffer>; etag: string; headers: FlatHeaders };
type HeaderPairs = [name: string, value: string][];
export type Prepared = {
  status: number;
  headers: HeaderPairs;
  bodies: Partial<Record<Encoding, Body>> & { identity: Body };
};

/** Headers that node:http or `bodyOf` sets. */
const NOT_STORED = new Set(["content-length", "date", "connection"]);

export async function prepare(response: Response, effort: Effort = "low"): Promise<Prepared> {
  const plain = new Uint8Array(await response.arrayBuffer());
  const headers = [...response.headers].filter(([name]) => !NOT_STORED.has(name));
  const compressible = isCompressible(response.headers.get("Content-Type"), plain.byteLength);
  return joinBodies(response.status, headers, {
    identity: plain,
    ...(compressible ? await compress(plain, effort) : {}),
  });
}

export function joinBodies(
  status: number,
  headers: HeaderPairs,
  bodies: Partial<Record<Encoding, Bytes>> & { identity: Bytes },
): Prepared {
  const tag = createHash("sha256").update(bodies.identity).digest("base64url").slice(0, 22);
  const varies = Object.keys(bodies).length > 1;
  const common: HeaderPairs = varies ? [...headers, ["Vary", "Accept-Encoding"]] : headers;
  const encoded = Object.entries(bodies).map(([encoding, bytes]) => [encoding, bodyOf(encoding, bytes, tag, common)]);
  return { status, headers: common, bodies: Object.fromEntries(encoded) as Prepared["bodies"] };
}

function bodyOf(encoding: string, bytes: Bytes, tag: string, common: HeaderPairs): Body {
  const isPlain = encoding === "identity";
  const etag = isPlain ? `"${tag}"` : `"${tag}.${encoding}"`;
  const headers = [...common.flat(), "ETag", etag, "Content-Length", String(bytes.byteLength)];
  if (!isPlain) headers.push("Content-Encoding", encoding);
  return { bytes: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), etag, headers };
}

export function sizeOf({ bodies }: Prepared): number {
  let size = 0;
  for (const { bytes, headers } of Object.values(bodies)) size += bytes.byteLength + headers.join("").length;
  return size;
}
