/** Tests the app behind a real HTTP server, where only a socket can show the behaviour. */
import { createServer } from "node:http";
import { connect, type AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { ADMIN, cookieOf, json, startApp } from "./support/app.ts";
import { faultLog } from "./support/fault-log.ts";
import { cookieHeaderOf, EVENT, form, errorOf } from "./support/requests.ts";

async function listen({ env = {}, log }: Pick<NonNullable<Parameters<typeof startApp>[0]>, "env" | "log"> = {}) {
  const app = await startApp({ env, log });
  const server = createServer((incoming, outgoing) => void app.listener(incoming, outgoing));
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { app, port, url: `http://127.0.0.1:${port}` };
}

/** Sends `request` unchanged and returns everything until the server closes the connection. */
function raw(port: number, request: string): Promise<string> {
  return new Promise((done, fail) => {
    let response = "";
    const socket = connect(port, "127.0.0.1", () => socket.write(request));
    socket.on("data", (bytes) => (response += bytes.toString("latin1")));
    socket.on("end", () => done(response));
    socket.on("error", fail);
  });
}

test("a visitor who uploads 9 MB gets the error instead of a broken connection", async () => {
  const { url } = await listen();
  const response = await fetch(`${url}/api/upload`, form({ file: new Uint8Array(9 * 1024 * 1024) }));
  expect(await errorOf(response)).toMatchObject({ status: 401 });
});

test("a body in chunks that grows too large is rejected, and the server goes on", async () => {
  const { app, url } = await listen();
  const headers = { Cookie: await cookieOf(app, ADMIN), "Content-Type": "multipart/form-data; boundary=x" };
  let left = 160;
  const body = new ReadableStream({
    pull: (controller) => (left-- > 0 ? controller.enqueue(new Uint8Array(65_536)) : controller.close()),
  });
  const response = await fetch(`${url}/api/upload`, { method: "POST", headers, body, duplex: "half" } as RequestInit);
  expect(await errorOf(response)).toMatchObject({ status: 413 });
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
});

test.each([
  [
    "in chunks",
    "Transfer-Encoding: chunked\r\n",
    (body: string) => `${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`,
  ],
  ["with its length", "", (body: string) => body],
])("a small body sent %s is read", async (_, header, encode) => {
  const { app, port } = await listen();
  const body = JSON.stringify({ from_name: "Meera", from_email: "meera@example.edu", message: "Hello" });
  const length = header || `Content-Length: ${body.length}\r\n`;
  const head = `POST /api/contact HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n${length}Connection: close\r\n\r\n`;
  expect(await raw(port, head + encode(body))).toMatch(/^HTTP\/1\.1 201 /);
  const stored = await app.site.database.kysely.selectFrom("contactMessage").select("message").execute();
  expect(stored).toEqual([{ message: "Hello" }]);
});

test("a write without a body gets a status below 500", async () => {
  const { port } = await listen();
  for (const request of ["POST /events", "POST /connect", "PUT /connect", "QUERY /events", "POST /connect.data"]) {
    const response = await raw(port, `${request} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
    expect(response, request).toMatch(/^HTTP\/1\.1 4\d\d /);
  }
});

test.each(["/api/contact", "/connect"])(
  "a visitor who leaves %s in the middle of a body causes no server error",
  async (path) => {
    const { faults, log } = faultLog();
    const { port, url } = await listen({ log });
    const type = path === "/connect" ? "application/x-www-form-urlencoded" : "application/json";
    for (const header of ["Content-Length: 100", "Transfer-Encoding: chunked"]) {
      const socket = connect(port, "127.0.0.1");
      socket.write(`POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${type}\r\n${header}\r\n\r\n5\r\n`);
      await new Promise((done) => setTimeout(done, 100));
      socket.destroy();
      await new Promise((done) => socket.once("close", done));
    }
    await new Promise((done) => setTimeout(done, 100));
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    expect(faults).toEqual([]);
  },
);

test("a browser on the local network signs in, adds an event and signs out", async () => {
  const { url } = await listen();
  const signedIn = await fetch(`${url}/api/session`, {
    ...json("POST", ADMIN),
    headers: { "Content-Type": "application/json", Origin: url },
  });
  const Cookie = cookieHeaderOf(signedIn);
  const headers = { Cookie, Origin: url };
  expect((await fetch(`${url}/api/events`, { ...form(EVENT), headers })).status).toBe(201);
  expect((await fetch(`${url}/api/session`, { method: "DELETE", headers })).status).toBe(204);
  expect((await fetch(`${url}/api/events`, { ...form(EVENT), headers })).status).toBe(401);
});

test("limits count the connection's own address", async () => {
  const { app, url } = await listen();
  for (let turn = 0; turn < 10; turn++) {
    const request = json("POST", { ...ADMIN, password: "wrong" });
    await fetch(`${url}/api/session`, {
      ...request,
      headers: { ...request.headers, "X-Forwarded-For": `203.0.113.${turn}` },
    });
  }
  expect((await fetch(`${url}/api/session`, json("POST", ADMIN))).status).toBe(429);
  expect((await app.request("/api/session", json("POST", ADMIN))).status, "another address is open").toBe(200);
});

test("a request for another server, another folder or by another method leads nowhere else", async () => {
  const { port } = await listen();
  for (const head of [
    "GET //elsewhere.example/ HTTP/1.1",
    "GET http://elsewhere.example/api/events HTTP/1.1",
    "GET /assets/../../../../etc/passwd HTTP/1.1",
    "PROPFIND /api/events HTTP/1.1",
  ]) {
    const response = await raw(port, `${head}\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
    expect(response, head).toMatch(/^HTTP\/1\.1 [2-4]\d\d /);
    expect(response, head).not.toMatch(/root:|location: (https?:)?\/\/elsewhere/i);
  }
});
