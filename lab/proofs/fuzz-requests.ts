/** Real requests with random damage. The same seed gives the same requests. */

export type Random = () => number;

/** A small random generator (mulberry32), so that a finding can be repeated. */
export function randomFrom(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "PROPFIND", "TRACE", "QUERY", "get"];
const PATHS = [
  "/",
  "/events",
  "/events.data",
  "/connect",
  "/team?year=2024",
  "/blogs/x",
  "/admin-login",
  "/edit-event/1",
  "/admin/messages",
  "/api/events",
  "/api/events/1",
  "/api/upload",
  "/api/session",
  "/api/contact",
  "/api/messages",
  "/api/messages/1",
  "/api/messages/1/resend",
  "/api/messages.csv",
  "/media/x.webp",
  "/assets/x.js",
  "/healthz",
  "/readyz",
  "/site.webmanifest",
  "/__manifest",
  "/%2e%2e/%2e%2e/etc/passwd",
  "//elsewhere.example/",
  "/\\elsewhere",
  "*",
  "http://elsewhere.example/",
  "/%",
  "/%00",
];
const BODIES: [type: string, body: string][] = [
  ["", ""],
  ["application/json", '{"from_name":"Meera","from_email":"meera@example.edu","message":"Hello"}'],
  ["application/json", '{"email":"admin@example.edu","password":"wrong"}'],
  ["application/json", '{"__proto__":{"role":"admin"},"constructor":1}'],
  ["application/x-www-form-urlencoded", "from_name=Meera&from_email=meera%40example.edu&message=Hello"],
  ["multipart/form-data; boundary=x", '--x\r\nContent-Disposition: form-data; name="title"\r\n\r\nPitch\r\n--x--\r\n'],
  ["text/plain", "a=1"],
];
/** Inputs that confuse parsers. */
const TOKENS = [
  "\r\n",
  "\n",
  "\r",
  "\0",
  "\r\n\r\n",
  " ",
  "\t",
  ":",
  "%00",
  "%ff",
  "%",
  "../",
  "\\",
  "\xff",
  "\x7f",
  "é",
  "{",
  "}",
  "[",
  '"',
  "--x",
  "--x--",
  "Content-Length: -1\r\n",
  "Content-Length: 99999999999999999999\r\n",
  "Content-Length: 5\r\n",
  "Transfer-Encoding: chunked\r\n",
  "Transfer-Encoding: xchunked\r\n",
  "Expect: 100-continue\r\n",
  "Upgrade: websocket\r\nConnection: Upgrade\r\n",
  "Host: other\r\n",
  "Range: bytes=5-1\r\n",
  "If-None-Match: *\r\n",
  "If-Modified-Since: never\r\n",
  "Accept-Encoding: br;q=0,*;q=x\r\n",
  "Cookie: a=b; =; ;;\r\n",
  "Cookie: cell.session_token=%ff.%00\r\n",
  "Origin: null\r\n",
  "X-Forwarded-For: ::1, %, 1.2.3.4:5\r\n",
  "ffffffff\r\n",
  "0\r\n\r\n",
  "HTTP/1.0",
  "HTTP/2.0",
  "HTTP/9.9",
];

/** Returns the bytes of one request. */
export function makeRequest(random: Random): Buffer {
  const pick = <Item>(list: readonly Item[]): Item => list[Math.floor(random() * list.length)]!;
  const [type, body] = pick(BODIES);
  const lines = [`${pick(METHODS)} ${pick(PATHS)} HTTP/1.1`, "Host: localhost", "Connection: close"];
  if (type) lines.push(`Content-Type: ${type}`);
  if (body) lines.push(random() < 0.8 ? `Content-Length: ${Buffer.byteLength(body)}` : "Transfer-Encoding: chunked");
  let bytes: Buffer = Buffer.from(`${lines.join("\r\n")}\r\n\r\n${body}`, "latin1");
  // With one undamaged part, only the combination is wrong.
  for (let damage = Math.floor(random() ** 2 * 4); damage > 0; damage -= 1) bytes = harm(bytes, random, pick);
  return bytes;
}

function harm(bytes: Buffer, random: Random, pick: (list: readonly string[]) => string): Buffer {
  const place = Math.floor(random() * bytes.length);
  const [before, after] = [bytes.subarray(0, place), bytes.subarray(place)];
  const kind = random();
  if (kind < 0.5) return Buffer.concat([before, Buffer.from(pick(TOKENS), "latin1"), after]);
  if (kind < 0.65) return Buffer.concat([before, Buffer.from([Math.floor(random() * 256)]), after.subarray(1)]);
  if (kind < 0.8) return Buffer.concat([before, after.subarray(1 + Math.floor(random() * 12))]);
  if (kind < 0.9) return Buffer.concat([before, bytes.subarray(0, Math.floor(random() * bytes.length)), after]);
  return Buffer.concat([before, Buffer.alloc(Math.floor(random() ** 6 * 60_000), pick(TOKENS)), after]);
}
