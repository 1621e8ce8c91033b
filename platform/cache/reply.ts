/** Sends a prepared response: in the best encoding, one range, or 304. */
import { matchesTag, rangeOf } from "./conditions.ts";
import type { Bytes } from "./encoding.ts";
import type { Body, FlatHeaders, Prepared } from "./prepared.ts";

export type RequestHead = { method: string; header: (name: string) => string | undefined };
type Reply = { status: number; headers: FlatHeaders; bytes: Bytes | null };

export function replyTo(prepared: Prepared, { method, header }: RequestHead): Reply {
  const body = chooseBody(prepared, header("accept-encoding"));
  const known = prepared.status === 200 ? header("if-none-match") : undefined;
  if (known !== undefined && matchesTag(known, body.etag)) return notModified(prepared, body);
  if (method === "HEAD") return { status: prepared.status, headers: body.headers, bytes: null };
  const range = prepared.status === 200 ? header("range") : undefined;
  return range === undefined
    ? { status: prepared.status, headers: body.headers, bytes: body.bytes }
    : partOf(prepared, body, range, header("if-range"));
}

function chooseBody({ bodies }: Prepared, accepted: string | undefined): Body {
  if (accepted === undefined || bodies.br === undefined) return bodies.identity;
  if (takes(accepted, "br")) return bodies.br;
  return bodies.gzip && takes(accepted, "gzip") ? bodies.gzip : bodies.identity;
}

const EXCLUDED = { br: /\bbr\s*;\s*q=0(\.0*)?\s*(,|$)/, gzip: /\bgzip\s*;\s*q=0(\.0*)?\s*(,|$)/ };
const NAMED = { br: /\bbr\b/, gzip: /\bgzip\b/ };

function takes(accepted: string, encoding: "br" | "gzip"): boolean {
  return NAMED[encoding].test(accepted) && !EXCLUDED[encoding].test(accepted);
}

function notModified({ headers }: Prepared, { etag }: Body): Reply {
  return { status: 304, headers: [...headers.flat(), "ETag", etag], bytes: null };
}

/** Only responses with `Accept-Ranges` support ranges: pictures, which have one uncompressed body. */
function partOf(prepared: Prepared, body: Body, range: string, ifRange: string | undefined): Reply {
  const whole = { status: prepared.status, headers: body.headers, bytes: body.bytes };
  const takesRanges = prepared.headers.some(([name]) => name.toLowerCase() === "accept-ranges");
  if (!takesRanges || (ifRange !== undefined && ifRange !== body.etag)) return whole;
  const part = rangeOf(range, body.bytes.byteLength);
  if (!part) return whole;
  const headers = [...prepared.headers.flat(), "ETag", body.etag];
  if (part === "unsatisfiable") {
    return { status: 416, headers: [...headers, "Content-Range", `bytes */${body.bytes.byteLength}`], bytes: null };
  }
  const bytes = body.bytes.subarray(part.start, part.end + 1);
  headers.push("Content-Length", String(bytes.byteLength));
  headers.push("Content-Range", `bytes ${part.start}-${part.end}/${body.bytes.byteLength}`);
  return { status: 206, headers, bytes };
}

export function headOf({ method, headers }: Request): RequestHead {
  return { method, header: (name) => headers.get(name) ?? undefined };
}

export function toResponse({ status, headers, bytes }: Reply): Response {
  const pairs = Array.from({ length: headers.length / 2 }, (_, index) => headers.slice(index * 2, index * 2 + 2));
  return new Response(bytes, { status, headers: pairs as [string, string][] });
}
