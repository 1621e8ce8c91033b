import { expect, test } from "vitest";
import { prepare } from "./prepared.ts";
import { replyTo } from "./reply.ts";

const PICTURE = { "Content-Type": "image/webp", "Accept-Ranges": "bytes", "Cache-Control": "public, immutable" };
const BYTES = "0123456789";

async function partOf(head: Record<string, string>, headers: Record<string, string> = PICTURE) {
  const prepared = await prepare(new Response(BYTES, { headers }));
  const reply = replyTo(prepared, { method: "GET", header: (name) => head[name] });
  const text = reply.bytes && new TextDecoder().decode(reply.bytes);
  const at = reply.headers.indexOf("Content-Range");
  return [reply.status, text, at < 0 ? undefined : reply.headers[at + 1]];
}

test.each([
  ["bytes=0-3", [206, "0123", "bytes 0-3/10"]],
  ["bytes=8-", [206, "89", "bytes 8-9/10"]],
  ["bytes=-3", [206, "789", "bytes 7-9/10"]],
  ["bytes=-99", [206, BYTES, "bytes 0-9/10"]],
  ["bytes=9-99", [206, "9", "bytes 9-9/10"]],
  ["bytes=10-", [416, null, "bytes */10"]],
  ["bytes=-0", [416, null, "bytes */10"]],
  ["bytes=3-1", [200, BYTES, undefined]],
  ["bytes=0-1,3-4", [200, BYTES, undefined]],
  ["bytes=-", [200, BYTES, undefined]],
  ["items=0-1", [200, BYTES, undefined]],
  ["megabytes=0-1", [200, BYTES, undefined]],
  ["bytes=3-3", [206, "3", "bytes 3-3/10"]],
  [" bytes=0-3 ", [206, "0123", "bytes 0-3/10"]],
])("of a picture, %j follows RFC 9110", async (range, expected) => {
  expect(await partOf({ range })).toEqual(expected);
});

test("a part is of the version that the client has, or there is no part", async () => {
  const { bodies } = await prepare(new Response(BYTES, { headers: PICTURE }));
  const range = "bytes=0-1";
  expect((await partOf({ range, "if-range": bodies.identity.etag }))[0]).toBe(206);
  expect((await partOf({ range, "if-range": '"another"' }))[0]).toBe(200);
});

test("a response without ranges is sent whole", async () => {
  expect(await partOf({ range: "bytes=0-3" }, { "Content-Type": "text/html" })).toEqual([200, BYTES, undefined]);
});

test("pictures are not compressed, and so do not vary", async () => {
  const { bodies, headers } = await prepare(new Response("x".repeat(5_000), { headers: PICTURE }));
  expect(Object.keys(bodies)).toEqual(["identity"]);
  expect(headers.map(([name]) => name)).not.toContain("Vary");
});

test("of nothing there is no last part", async () => {
  const prepared = await prepare(new Response("", { headers: PICTURE }));
  expect(replyTo(prepared, headWith({ range: "bytes=-3" })).status).toBe(416);
});

function headWith(headers: Record<string, string>) {
  return { method: "GET", header: (name: string) => headers[name] };
}

async function pageWith(init: ResponseInit = {}) {
  const headers = { "Content-Type": "text/html", "Cache-Control": "public", "Accept-Ranges": "bytes" };
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

test("304, 206 and 416 have the same Cache-Control and ETag as 200", async () => {
  const prepared = await prepare(new Response(BYTES, { headers: PICTURE }));
  const { etag } = prepared.bodies.identity;
  const requests: Record<string, string>[] = [
    { "if-none-match": etag },
    { range: "bytes=0-1" },
    { range: "bytes=99-" },
  ];
  for (const head of requests) {
    const { headers } = replyTo(prepared, headWith(head));
    expect([valueOf(headers, "cache-control"), valueOf(headers, "etag")]).toEqual(["public, immutable", etag]);
  }
  const part = replyTo(prepared, headWith({ range: "bytes=0-1" }));
  expect(valueOf(part.headers, "content-length")).toBe("2");
});

test("a page that is not there has no known version and no parts", async () => {
  const prepared = await pageWith({ status: 404, headers: PICTURE });
  const { etag } = prepared.bodies.identity;
  expect(replyTo(prepared, headWith({ "if-none-match": etag })).status).toBe(404);
  expect(replyTo(prepared, headWith({ range: "bytes=0-1" })).status).toBe(404);
});
