import { expect, test } from "vitest";
import { prepare } from "./prepared.ts";
import { replyTo } from "./reply.ts";

const PICTURE = { "Content-Type": "image/webp", "Cache-Control": "public, immutable" };
const BYTES = "0123456789";

test("pictures are not compressed, and so do not vary", async () => {
  const { bodies, headers } = await prepare(new Response("x".repeat(5_000), { headers: PICTURE }));
  expect(Object.keys(bodies)).toEqual(["identity"]);
  expect(headers.map(([name]) => name)).not.toContain("Vary");
});

function headWith(headers: Record<string, string>) {
  return { method: "GET", header: (name: string) => headers[name] };
}

async function pageWith(init: ResponseInit = {}) {
  const headers = { "Content-Type": "text/html", "Cache-Control": "public" };
  return prepare(new Response("The ridge at dawn. ".repeat(100), { headers, ...init }));
}

function valueOf(headers: string[], name: string): string | undefined {
  const at = headers.findIndex((one, index) => index % 2 === 0 && one.toLowerCase() === name);
  return at < 0 ? undefined : headers[at + 1];
}

test.each<[head: string | undefined, encoding: string | undefined]>([
  [undefined, undefined],
  ["", undefined],
  ["br", "br"],
  ["gzip, deflate, br, zstd", "br"],
  ["br;q=0.5, gzip", "br"],
  ["br;q=0.001", "br"],
  ["br;q=0", undefined],
  ["br ; q=0 , gzip", "gzip"],
  ["br; q=0.000, gzip;q=0.5", "gzip"],
  ["gzip;q=0.0, br;q=0", undefined],
  ["br;q=0,gzip ; q=0 , identity", undefined],
  ["br;q=0, gzip;q=0.000", undefined],
  ["br;q=0, gzip;q=0.001", "gzip"],
  ["brotli", undefined],
])("Accept-Encoding %j gets %s", async (head, encoding) => {
  const reply = replyTo(await pageWith(), headWith(head === undefined ? {} : { "accept-encoding": head }));
  expect(valueOf(reply.headers, "content-encoding")).toBe(encoding);
});

test("an uncompressed response is sent to clients that accept any encoding", async () => {
  const prepared = await prepare(new Response(BYTES, { headers: PICTURE }));
  expect(replyTo(prepared, headWith({ "accept-encoding": "br, gzip" })).bytes).toBe(prepared.bodies.identity.bytes);
});

test.each<[words: string, write: (etag: string) => string, status: number]>([
  ["the very tag", (etag) => etag, 304],
  ["any", () => "*", 304],
  ["any, with room around it", () => " * ", 304],
  ["a weak tag", (etag) => `W/${etag}`, 304],
  ["several, and it is among them", (etag) => `"a", W/"b" ,  ${etag}`, 304],
  ["another tag", () => '"another"', 200],
  ["nothing", () => "", 200],
  ["a tag that says weak in its middle", (etag) => etag.replace(/(?<=.{4})/, "W/"), 200],
])("If-None-Match with %s returns %i", async (_, write, status) => {
  const prepared = await pageWith();
  const head = headWith({ "if-none-match": write(prepared.bodies.identity.etag) });
  expect(replyTo(prepared, head).status).toBe(status);
});

test("304 has the same Cache-Control and ETag as 200", async () => {
  const prepared = await prepare(new Response(BYTES, { headers: PICTURE }));
  const { etag } = prepared.bodies.identity;
  const { headers } = replyTo(prepared, headWith({ "if-none-match": etag }));
  expect([valueOf(headers, "cache-control"), valueOf(headers, "etag")]).toEqual(["public, immutable", etag]);
});

test("ranges are ignored, as RFC 9110 allows", async () => {
  const prepared = await prepare(new Response(BYTES, { headers: PICTURE }));
  for (const range of ["bytes=0-3", "bytes=99-", "items=0-1"]) {
    const { status, headers, bytes } = replyTo(prepared, headWith({ range }));
    expect([status, bytes, headers]).toEqual([200, prepared.bodies.identity.bytes, prepared.bodies.identity.headers]);
  }
});

test("a page that is not there has no known version", async () => {
  const prepared = await pageWith({ status: 404, headers: PICTURE });
  const { etag } = prepared.bodies.identity;
  expect(replyTo(prepared, headWith({ "if-none-match": etag })).status).toBe(404);
});
