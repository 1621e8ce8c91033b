/** An answer that is ready to be sent any number of times: its bodies are encoded, its headers written. See reply.ts. */
import { createHash } from "node:crypto";
import { compress, isCompressible, type Encoding } from "./encoding.ts";

export type Bytes = Uint8Array<ArrayBuffer>;
/** Names and values in turn, as `writeHead` of node:http takes them. */
export type FlatHeaders = string[];
/** `bytes` is a Buffer over the same memory: of any other view node:http makes one for each answer. */
export type Body = { bytes: Buffer<ArrayBuffer>; etag: string; headers: FlatHeaders };
export type Answer = {
  status: number;
  headers: [name: string, value: string][];
  bodies: Partial<Record<Encoding, Body>> & { identity: Body };
};

/** Written anew for every answer, or by node:http itself. */
const NOT_KEPT = new Set(["content-length", "date", "connection", "x-request-id"]);

/** Reads a response whole and encodes its body, quickly. */
export async function toAnswer(response: Response, internal: string[] = []): Promise<Answer> {
  const plain = new Uint8Array(await response.arrayBuffer());
  const leftOut = new Set([...NOT_KEPT, ...internal.map((name) => name.toLowerCase())]);
  const headers = [...response.headers].filter(([name]) => !leftOut.has(name));
  const compressible = isCompressible(response.headers.get("Content-Type"), plain.byteLength);
  return prepareAnswer(response.status, headers, { identity: plain, ...(compressible ? await compress(plain) : {}) });
}

/** Joins a status, headers and bodies that are there already. */
export function prepareAnswer(
  status: number,
  headers: [name: string, value: string][],
  bodies: Partial<Record<Encoding, Bytes>> & { identity: Bytes },
): Answer {
  const tag = createHash("sha256").update(bodies.identity).digest("base64url").slice(0, 22);
  const varies = Object.keys(bodies).length > 1;
  const common = varies ? [...headers, ["Vary", "Accept-Encoding"] as [string, string]] : headers;
  const prepared = Object.entries(bodies).map(([encoding, bytes]) => [encoding, bodyOf(encoding, bytes, tag, common)]);
  return { status, headers: common, bodies: Object.fromEntries(prepared) as Answer["bodies"] };
}

/** The same answer with another body in one encoding. Its ETag differs: the bytes do. */
export function withBody(answer: Answer, encoding: Exclude<Encoding, "identity">, bytes: Bytes): Answer {
  const tag = answer.bodies.identity.etag.slice(1, -1);
  const body = bodyOf(`${encoding}-best`, bytes, tag, answer.headers);
  return { ...answer, bodies: { ...answer.bodies, [encoding]: body } };
}

function bodyOf(kind: string, bytes: Bytes, tag: string, common: [string, string][]): Body {
  const etag = kind === "identity" ? `"${tag}"` : `"${tag}.${kind}"`;
  const headers = [...common.flat(), "ETag", etag, "Content-Length", String(bytes.byteLength)];
  if (kind !== "identity") headers.push("Content-Encoding", kind.replace("-best", ""));
  return { bytes: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), etag, headers };
}

/** How many bytes it holds, headers included. */
export function sizeOf({ bodies }: Answer): number {
  let size = 0;
  for (const { bytes, headers } of Object.values(bodies)) size += bytes.byteLength + headers.join("").length;
  return size;
}
