import { createServer } from "node:http";
import { connect, type AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { startApp } from "../../tests/support/app.ts";
import { connectionLimits, guardConnections, readableOnly } from "./connections.ts";

async function listen(options: object = {}) {
  const app = await startApp({ env: { PUBLIC_URL: "https://cell.example.edu" } });
  const { env } = app.site;
  const server = createServer(
    { ...connectionLimits(env), ...options },
    readableOnly((...pair) => void app.listener(...pair), env),
  );
  guardConnections(server, env);
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

/** Sends `request` unchanged and returns everything until the server closes the connection. */
function raw(port: number, request: string): Promise<string> {
  return new Promise((done, fail) => {
    let response = "";
    const socket = connect(port, "127.0.0.1", () => socket.write(request, "latin1"));
    socket.on("data", (bytes) => (response += bytes.toString("latin1")));
    socket.on("end", () => done(response));
    socket.on("error", fail);
  });
}

const HEADERS = [
  "cache-control: private, no-store",
  "content-security-policy: default-src 'none'; frame-ancestors 'none'",
  "x-content-type-options: nosniff",
  "x-frame-options: DENY",
  "referrer-policy: strict-origin-when-cross-origin",
  "cross-origin-opener-policy: same-origin",
  "cross-origin-resource-policy: same-origin",
  "strict-transport-security: max-age=31536000; includeSubDomains",
];

function expectRefusal(response: string, status: number): void {
  const [head = "", body = ""] = response.split("\r\n\r\n");
  expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  for (const header of HEADERS) expect(head.toLowerCase()).toContain(header.toLowerCase());
  expect(JSON.parse(body)).toEqual({ error: { message: expect.stringMatching(/./) } });
}

test.each([
  ["that is no HTTP", "HELLO\r\n\r\n", 400],
  ["with a header that is none", "GET / HTTP/1.1\r\nHost: localhost\r\nno colon\r\n\r\n", 400],
  ["with headers of 40 kB", `GET / HTTP/1.1\r\nHost: localhost\r\nCookie: ${"a".repeat(40_000)}\r\n\r\n`, 431],
  [
    "with two lengths",
    "POST /api/contact HTTP/1.1\r\nHost: localhost\r\nContent-Length: 3\r\nContent-Length: 4\r\n\r\n",
    400,
  ],
  [
    "with a length and chunks",
    "POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n",
    400,
  ],
  ["without a host", "GET / HTTP/1.1\r\nConnection: close\r\n\r\n", 400],
  ["with a host that is none", "GET / HTTP/1.1\r\nHost: a b<c>\r\nConnection: close\r\n\r\n", 400],
  ["with a long spelling of a host", "GET / HTTP/1.1\r\nHost: [0:0:0:0:0:0:0:1]\r\nConnection: close\r\n\r\n", 400],
  ["with a mapped host", "GET /no HTTP/1.1\r\nHost: [::ffff:127.0.0.1]:80\r\nConnection: close\r\n\r\n", 400],
  ["with a short spelling of a host", "GET /no HTTP/1.1\r\nHost: 127.1\r\nConnection: close\r\n\r\n", 400],
  ["for a proxy", "CONNECT elsewhere.example:443 HTTP/1.1\r\nHost: elsewhere.example:443\r\n\r\n", 405],
  ["with a host of bytes", "GET / HTTP/1.1\r\nHost: \xff\xfe\r\nConnection: close\r\n\r\n", 400],
  ["with a backslash in its path", "GET /\\elsewhere HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n", 400],
  [
    "with a whole address that has a backslash",
    "GET http://elsewhere.example/\\ HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n",
    400,
  ],
  [
    "with a whole address that names a user",
    "POST http://someone@elsewhere.example/ HTTP/1.1\r\nHost: localhost\r\nContent-Length: 0\r\nConnection: close\r\n\r\n",
    400,
  ],
  [
    "with a whole address in capital letters",
    "GET HTTP://elsewhere.example/ HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n",
    400,
  ],
  ["with an asterisk", "OPTIONS * HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n", 400],
  ["with an expectation", "GET / HTTP/1.1\r\nHost: localhost\r\nExpect: tea\r\nConnection: close\r\n\r\n", 417],
])("a request %s gets an error of the usual shape with the usual headers", async (_, request, status) => {
  expectRefusal(await raw(await listen(), request), status);
});

test("a request that never finishes its headers gets 408", async () => {
  const port = await listen({ headersTimeout: 200, requestTimeout: 400, connectionsCheckingInterval: 50 });
  expectRefusal(await raw(port, "GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: "), 408);
});

test("a body that never ends gets 408", async () => {
  const port = await listen({ headersTimeout: 200, requestTimeout: 400, connectionsCheckingInterval: 50 });
  const head =
    "POST /api/contact HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{";
  expectRefusal(await raw(port, head), 408);
});

test("connections per address are limited, and closing one frees a place", async () => {
  const port = await listen();
  const sockets = await Promise.all(
    Array.from(
      { length: 510 },
      () =>
        new Promise<{ open: boolean; end: () => void }>((done) => {
          const socket = connect(port, "127.0.0.1");
          const state = { open: true, end: () => void socket.destroy() };
          socket.on("close", () => (state.open = false));
          socket.on("error", () => undefined);
          socket.on("connect", () => done(state));
        }),
    ),
  );
  await expect.poll(() => sockets.filter(({ open }) => open).length, { timeout: 10_000 }).toBe(500);
  for (const socket of sockets) socket.end();
  await expect
    .poll(() => raw(port, "GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n").catch(String), {
      timeout: 10_000,
    })
    .toMatch(/^HTTP\/1\.1 200 /);
});

test("an ordinary request in any spelling passes", async () => {
  const port = await listen();
  for (const [address, host] of [
    ["/events?a=\\", "cell.example.edu"],
    ["/", "[::1]:3000"],
    ["http://cell.example.edu/", "cell.example.edu"],
  ]) {
    const response = await raw(port, `GET ${address} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
    expect(response).toMatch(/^HTTP\/1\.1 200 /);
  }
});
