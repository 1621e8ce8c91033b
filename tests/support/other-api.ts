/** A small third-party event server for `API_URL`. It records requests and returns the given responses. */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";

type Asked = { method: string; path: string; cookie: string | undefined; type: string | undefined; body: Buffer };
type Respond = (response: ServerResponse, request: IncomingMessage) => void;
export type OtherApi = {
  url: string;
  asked: Asked[];
  respondWith: (respond: Respond) => void;
  stop: () => Promise<void>;
};

const PIXEL = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==",
  "base64",
);

export async function startOtherApi(): Promise<OtherApi> {
  const asked: Asked[] = [];
  let respond: Respond = (response) => sendJson(response, []);
  const server = createServer(async (request: IncomingMessage, response) => {
    // Other origins may only call a server that allows it (CORS).
    response.setHeader("Access-Control-Allow-Origin", "*");
    response.setHeader("Access-Control-Allow-Methods", "GET, POST, PUT, DELETE");
    response.setHeader("Access-Control-Allow-Headers", "Content-Type");
    response.setHeader("Cross-Origin-Resource-Policy", "cross-origin");
    if (request.method === "OPTIONS") return void response.writeHead(204).end();
    const { cookie, "content-type": type } = request.headers;
    asked.push({ method: request.method ?? "", path: request.url ?? "", cookie, type, body: await buffer(request) });
    if (request.url?.endsWith(".png")) return void response.setHeader("Content-Type", "image/png").end(PIXEL);
    respond(response, request);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    respondWith: (next) => (respond = next),
    async stop() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

export function sendJson(response: ServerResponse, body: unknown, status = 200): void {
  response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(body));
}
