/** What differs from one request to the next: which body of an answer is sent, how much of it, and whether at all. */
import type { Answer, Body, Bytes, FlatHeaders } from "./answer.ts";
import { matchesTag, rangeOf } from "./conditions.ts";

/** What of a request decides how it is answered. */
export type Ask = { method: string; header: (name: string) => string | undefined };
export type Reply = { status: number; headers: FlatHeaders; bytes: Bytes | null };

/** What to send to one who asks: the smallest body that is taken, a part of it, or word that nothing has changed. */
export function replyTo(answer: Answer, { method, header }: Ask): Reply {
  const body = chooseBody(answer, header("accept-encoding"));
  const known = answer.status === 200 ? header("if-none-match") : undefined;
  if (known !== undefined && matchesTag(known, body.etag)) return notModified(answer, body);
  if (method === "HEAD") return { status: answer.status, headers: body.headers, bytes: null };
  const asked = answer.status === 200 ? header("range") : undefined;
  return asked === undefined
    ? { status: answer.status, headers: body.headers, bytes: body.bytes }
    : partOf(answer, body, asked, header("if-range"));
}

function chooseBody({ bodies }: Answer, accepted: string | undefined): Body {
  if (accepted === undefined || bodies.br === undefined) return bodies.identity;
  if (takes(accepted, "br")) return bodies.br;
  return bodies.gzip && takes(accepted, "gzip") ? bodies.gzip : bodies.identity;
}

const REFUSED = { br: /\bbr\s*;\s*q=0(\.0*)?\s*(,|$)/, gzip: /\bgzip\s*;\s*q=0(\.0*)?\s*(,|$)/ };
const NAMED = { br: /\bbr\b/, gzip: /\bgzip\b/ };

/** `q=0` is a refusal. */
function takes(accepted: string, encoding: "br" | "gzip"): boolean {
  return NAMED[encoding].test(accepted) && !REFUSED[encoding].test(accepted);
}

function notModified({ headers }: Answer, { etag }: Body): Reply {
  return { status: 304, headers: [...headers.flat(), "ETag", etag], bytes: null };
}

/** Ranges are for what says `Accept-Ranges`: pictures, whose only body is the plain one. */
function partOf(answer: Answer, body: Body, asked: string, ifRange: string | undefined): Reply {
  const whole = { status: answer.status, headers: body.headers, bytes: body.bytes };
  const takesRanges = answer.headers.some(([name]) => name.toLowerCase() === "accept-ranges");
  if (!takesRanges || (ifRange !== undefined && ifRange !== body.etag)) return whole;
  const range = rangeOf(asked, body.bytes.byteLength);
  if (!range) return whole;
  const headers = [...answer.headers.flat(), "ETag", body.etag];
  if (range === "unsatisfiable") {
    return { status: 416, headers: [...headers, "Content-Range", `bytes */${body.bytes.byteLength}`], bytes: null };
  }
  const bytes = body.bytes.subarray(range.start, range.end + 1);
  headers.push("Content-Length", String(bytes.byteLength));
  headers.push("Content-Range", `bytes ${range.start}-${range.end}/${body.bytes.byteLength}`);
  return { status: 206, headers, bytes };
}

/** A web request, asked. */
export function askOf({ method, headers }: Request): Ask {
  return { method, header: (name) => headers.get(name) ?? undefined };
}

/** A reply as a web response. */
export function toResponse({ status, headers, bytes }: Reply): Response {
  const pairs = Array.from({ length: headers.length / 2 }, (_, index) => headers.slice(index * 2, index * 2 + 2));
  return new Response(bytes, { status, headers: pairs as [string, string][] });
}
