import { STATUS_CODES, type IncomingMessage, type RequestListener, type Server, type ServerOptions } from "node:http";
import type { Socket } from "node:net";
import type { Duplex } from "node:stream";
import { setSecurityHeaders } from "./security-headers.ts";

const HEADERS_MS = 15_000;
/** A picture of 8 MB at 50 kB a second. */
const REQUEST_MS = 180_000;
/** Longer than nginx's 60 s: if we close an idle connection first, a write that nginx has just sent on it is lost. */
const KEEP_ALIVE_BEHIND_PROXY_MS = 65_000;
const KEEP_ALIVE_MS = 5_000;
/** Per address; a campus behind one address has many browsers with six connections each. */
const MAX_CONNECTIONS_OF_ADDRESS = 500;

type Settings = { https: boolean; TRUST_PROXY: number };

export function connectionLimits({ TRUST_PROXY }: Settings): ServerOptions {
  return {
    headersTimeout: HEADERS_MS,
    requestTimeout: REQUEST_MS,
    connectionsCheckingInterval: 5_000,
    keepAliveTimeout: TRUST_PROXY > 0 ? KEEP_ALIVE_BEHIND_PROXY_MS : KEEP_ALIVE_MS,
    requireHostHeader: false,
  };
}

/** Passes on only requests with a readable URL: the adapter would send a bare 400 for others. */
export function readableOnly(listener: RequestListener, settings: Settings): RequestListener {
  return (incoming, outgoing) => {
    if (isReadable(incoming)) return listener(incoming, outgoing);
    const { status, headers, body } = refusal(400, "This address cannot be read.", settings);
    outgoing.writeHead(status, headers).end(incoming.method === "HEAD" ? undefined : body);
  };
}

const HOST = /^([\w.-]+|\[[\da-f:.]+\])(:\d{1,5})?$/i;

/** Nearly all requests name the same host, and parsing it takes as long as finding a cached response. */
let lastReadable = "";

/** The adapter refuses a host that the URL parser would change, such as `[0:0:0:0:0:0:0:1]` to `[::1]`. */
function isReadableHost(host: string): boolean {
  if (host === lastReadable) return true;
  const name = host.replace(/:\d+$/, "").toLowerCase();
  const readable = HOST.test(host) && URL.parse(`http://${host}/`)?.hostname === name;
  if (readable) lastReadable = host;
  return readable;
}

function isReadable({ url = "", headers: { host } }: IncomingMessage): boolean {
  if (!host || !isReadableHost(host)) return false;
  if (url.includes("\\") && url.split("?", 1)[0]!.includes("\\")) return false;
  return url.startsWith("/") || isWholeAddress(url);
}

/** The adapter accepts lower-case schemes only, and no `Request` can have a user name and password in its URL. */
function isWholeAddress(url: string): boolean {
  const whole = /^https?:\/\//.test(url) ? URL.parse(url) : null;
  return whole !== null && whole.username === "" && whole.password === "";
}

export function guardConnections(server: Server, settings: Settings): void {
  server.on("clientError", (error: NodeJS.ErrnoException, socket) => respondToParserError(error, socket, settings));
  server.on("checkExpectation", (_, outgoing) => {
    const { status, headers, body } = refusal(417, "This expectation cannot be met.", settings);
    outgoing.writeHead(status, headers).end(body);
  });
  server.on("connect", (_, socket) => {
    socket.on("error", () => undefined);
    writeRefusal(socket, 405, "This site is no proxy.", settings);
  });
  if (settings.TRUST_PROXY === 0) limitPerAddress(server);
}

function limitPerAddress(server: Server): void {
  const open = new Map<string, number>();
  server.on("connection", (socket: Socket) => {
    const address = socket.remoteAddress ?? "";
    const count = (open.get(address) ?? 0) + 1;
    if (count > MAX_CONNECTIONS_OF_ADDRESS) return void socket.destroy();
    open.set(address, count);
    socket.once("close", () => {
      const left = open.get(address)! - 1;
      if (left > 0) open.set(address, left);
      else open.delete(address);
    });
  });
}

/** https://nodejs.org/api/http.html#event-clienterror */
const PARSER_ERRORS: Record<string, [status: number, message: string]> = {
  HPE_HEADER_OVERFLOW: [431, "The headers of this request are too large."],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, "The chunk extensions of this request are too large."],
  ERR_HTTP_REQUEST_TIMEOUT: [408, "The request took too long to arrive."],
};

function respondToParserError(error: NodeJS.ErrnoException, socket: Duplex, settings: Settings): void {
  const response: unknown = Reflect.get(socket, "_httpMessage");
  const isStarted = response instanceof Object && Reflect.get(response, "headersSent") === true;
  if (error.code === "ECONNRESET" || !socket.writable || isStarted) return void socket.destroy();
  const [code, message] = PARSER_ERRORS[error.code ?? ""] ?? [400, "This request cannot be read."];
  writeRefusal(socket, code, message, settings);
}

function writeRefusal(socket: Duplex, code: number, message: string, settings: Settings): void {
  const { status, headers, body } = refusal(code, message, settings);
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join("\r\n")}\r\n\r\n${body}`);
}

function refusal(status: number, message: string, { https }: Settings) {
  const body = JSON.stringify({ error: { message } });
  const headers = new Headers({
    "Content-Type": "application/json",
    "Content-Length": String(Buffer.byteLength(body)),
    "Cache-Control": "private, no-store",
    Connection: "close",
  });
  setSecurityHeaders(headers, { https });
  return { status, body, headers: Object.fromEntries(headers) };
}
