import { expect, test } from "vitest";
import { toAnswer } from "./answer.ts";
import { replyTo } from "./reply.ts";

const PICTURE = { "Content-Type": "image/webp", "Accept-Ranges": "bytes", "Cache-Control": "public, immutable" };
const BYTES = "0123456789";

async function partOf(asked: Record<string, string>, headers: Record<string, string> = PICTURE) {
  const answer = await toAnswer(new Response(BYTES, { headers }));
  const reply = replyTo(answer, { method: "GET", header: (name) => asked[name] });
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
])("of a picture, %j is answered as RFC 9110 says", async (range, expected) => {
  expect(await partOf({ range })).toEqual(expected);
});

test("a part is of the version that the client has, or there is no part", async () => {
  const { bodies } = await toAnswer(new Response(BYTES, { headers: PICTURE }));
  const range = "bytes=0-1";
  expect((await partOf({ range, "if-range": bodies.identity.etag }))[0]).toBe(206);
  expect((await partOf({ range, "if-range": '"another"' }))[0]).toBe(200);
});

test("what does not offer ranges is sent whole", async () => {
  expect(await partOf({ range: "bytes=0-3" }, { "Content-Type": "text/html" })).toEqual([200, BYTES, undefined]);
});

test("pictures are not compressed, and so do not vary", async () => {
  const { bodies, headers } = await toAnswer(new Response("x".repeat(5_000), { headers: PICTURE }));
  expect(Object.keys(bodies)).toEqual(["identity"]);
  expect(headers.map(([name]) => name)).not.toContain("Vary");
});
