/** Chooses what to send of a prepared response: the best encoding, or only 304. */
import type { Bytes } from "./encoding.ts";
import type { Body, FlatHeaders, Prepared } from "./prepared.ts";

export type RequestHead = { method: string; header: (name: string) => string | undefined };
type Reply = { status: number; headers: FlatHeaders; bytes: Bytes | null };

export function replyTo(prepared: Prepared, { method, header }: RequestHead): Reply {
  const body = chooseBody(prepared, header("accept-encoding"));
  const known = prepared.status === 200 ? header("if-none-match") : undefined;
  if (known !== undefined && matchesTag(known, body.etag)) return notModified(prepared, body);
  return { status: prepared.status, headers: body.headers, bytes: method === "HEAD" ? null : body.bytes };
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

/** Compares weakly with each ETag in `If-None-Match` (RFC 9110, 13.1.2). */
function matchesTag(ifNoneMatch: string, etag: string): boolean {
  if (ifNoneMatch === etag || ifNoneMatch.trim() === "*") return true;
  return ifNoneMatch.split(",").some((candidate) => candidate.trim().replace(/^W\//, "") === etag);
}

function notModified({ headers }: Prepared, { etag }: Body): Reply {
  return { status: 304, headers: [...headers.flat(), "ETag", etag], bytes: null };
}

export function headOf({ method, headers }: Request): RequestHead {
  return { method, header: (name) => headers.get(name) ?? undefined };
}

export function toResponse({ status, headers, bytes }: Reply): Response {
  const pairs = Array.from({ length: headers.length / 2 }, (_, index) => headers.slice(index * 2, index * 2 + 2));
  return new Response(bytes, { status, headers: pairs as [string, string][] });
}
