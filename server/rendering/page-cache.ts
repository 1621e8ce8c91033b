/**
 * A shared HTTP cache in memory for answers that are the same for everyone.
 *
 * The contract:
 * - Only a 200 whose own `Cache-Control` says `public` and that sets no cookie is kept; a 404 only where it says so too.
 * - The caller renders with a request of its own, without cookies or client headers, so an answer cannot be about anyone.
 * - One render at a time for one key, however many ask: the others wait for it (single flight).
 * - Every entry belongs to a site version. When the version has moved on, the next request renders anew; a render that
 *   began under an older version is answered but not kept, and does not hold up those who ask under the new one.
 * - An answer that names `FRESH_UNTIL` is rendered anew after that moment: its words depend on today's date.
 * - When a render fails (throws, or answers 5xx), the last good answer stands in; only without one the failure is answered.
 * - The least recently used entries go when keys, headers and bodies together exceed `maxBytes`.
 */
import { createHash } from "node:crypto";
import { constants, brotliCompress, gzip } from "node:zlib";
import { promisify } from "node:util";

/** An internal header: until when the answer's words are true, as ISO 8601. Taken off before anything is sent. */
export const FRESH_UNTIL = "X-Fresh-Until";

const DEFAULT_MAX_BYTES = 32 * 1024 * 1024;
/** Below this a compressed body saves less than its header costs. */
const MIN_COMPRESSED_BYTES = 512;

type Encoding = "br" | "gzip" | "identity";
type Body = { bytes: Uint8Array<ArrayBuffer>; etag: string };
type Entry = {
  version: number;
  freshUntil: number;
  status: number;
  headers: [string, string][];
  bodies: Record<Encoding, Body>;
  size: number;
};

export type PageCache = ReturnType<typeof createPageCache>;
type Settings = { version: () => number; now?: () => number; maxBytes?: number };

export function createPageCache({ version, now = Date.now, maxBytes = DEFAULT_MAX_BYTES }: Settings) {
  const entries = new Map<string, Entry>();
  const flights = new Map<string, Promise<Entry | Response>>();
  let bytes = 0;

  function keep(key: string, entry: Entry): void {
    forget(key);
    entries.set(key, entry);
    bytes += entry.size + key.length;
    for (const oldest of entries.keys()) {
      if (bytes <= maxBytes) break;
      forget(oldest);
    }
  }

  function forget(key: string): void {
    const entry = entries.get(key);
    if (entry) bytes -= entry.size + key.length;
    entries.delete(key);
  }

  async function renderAndKeep(
    key: string,
    startedAt: number,
    render: () => Promise<Response>,
  ): Promise<Entry | Response> {
    const response = await render();
    if (!isPublic(response)) return response;
    const entry = await toEntry(response, startedAt);
    if (version() === startedAt) keep(key, entry);
    return entry;
  }

  function fly(key: string, render: () => Promise<Response>): Promise<Entry | Response> {
    const startedAt = version();
    const flightKey = `${startedAt} ${key}`;
    const underWay = flights.get(flightKey);
    if (underWay) return underWay;
    const flight = renderAndKeep(key, startedAt, render).finally(() => flights.delete(flightKey));
    flights.set(flightKey, flight);
    return flight;
  }

  return {
    /** Answers `request` from the entry `key`, rendering it first where need be. `render` must not look at `request`. */
    async answer(key: string, request: Request, render: () => Promise<Response>): Promise<Response> {
      const known = entries.get(key);
      if (known && known.version === version() && now() < known.freshUntil) {
        entries.delete(key);
        entries.set(key, known);
        return send(known, request);
      }
      try {
        const rendered = await fly(key, render);
        if (!(rendered instanceof Response)) return send(rendered, request);
        // One rendering, several who wait for it: each needs a body of its own.
        return known && rendered.status >= 500 ? send(known, request) : rendered.clone();
      } catch (error) {
        if (!known) throw error;
        return send(known, request);
      }
    },
    /** How much is kept. */
    size: () => ({ entries: entries.size, bytes }),
  };
}

function isPublic(response: Response): boolean {
  const policy = response.headers.get("Cache-Control") ?? "";
  return [200, 404, 410].includes(response.status) && /\bpublic\b/.test(policy) && !response.headers.has("Set-Cookie");
}

async function toEntry(response: Response, version: number): Promise<Entry> {
  const plain = new Uint8Array(await response.arrayBuffer());
  const freshUntil = Date.parse(response.headers.get(FRESH_UNTIL) ?? "");
  const headers = [...response.headers].filter(
    ([name]) => !["content-length", FRESH_UNTIL.toLowerCase()].includes(name),
  );
  const bodies = await encode(plain);
  const bodyBytes = Object.values(bodies).reduce((sum, body) => sum + body.bytes.byteLength, 0);
  const size = bodyBytes + headers.flat().join("").length;
  return {
    version,
    freshUntil: Number.isNaN(freshUntil) ? Infinity : freshUntil,
    status: response.status,
    headers,
    bodies,
    size,
  };
}

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

async function encode(plain: Uint8Array<ArrayBuffer>): Promise<Record<Encoding, Body>> {
  const etag = createHash("sha256").update(plain).digest("base64url").slice(0, 22);
  const identity = { bytes: plain, etag: `"${etag}"` };
  if (plain.byteLength < MIN_COMPRESSED_BYTES) return { identity, br: identity, gzip: identity };
  const [br, zipped] = await Promise.all([
    compressBrotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
    compressGzip(plain, { level: 6 }),
  ]);
  return {
    identity,
    br: { bytes: new Uint8Array(br), etag: `"${etag}-br"` },
    gzip: { bytes: new Uint8Array(zipped), etag: `"${etag}-gz"` },
  };
}

function send(entry: Entry, request: Request): Response {
  const encoding = acceptedEncoding(request.headers.get("Accept-Encoding") ?? "");
  const { bytes, etag } = entry.bodies[encoding];
  const headers = new Headers(entry.headers);
  headers.set("ETag", etag);
  headers.set("Vary", "Accept-Encoding");
  if (entry.status === 200 && matches(request.headers.get("If-None-Match"), etag))
    return new Response(null, { status: 304, headers });
  if (bytes !== entry.bodies.identity.bytes) headers.set("Content-Encoding", encoding);
  headers.set("Content-Length", String(bytes.byteLength));
  return new Response(request.method === "HEAD" ? null : bytes, { status: entry.status, headers });
}

/** The smallest body that the client takes; `q=0` is a refusal. */
function acceptedEncoding(header: string): Encoding {
  const refuses = (name: string) => new RegExp(`\\b${name}\\s*;\\s*q=0(\\.0*)?\\s*(,|$)`).test(header);
  for (const encoding of ["br", "gzip"] as const) {
    if (new RegExp(`\\b${encoding}\\b`).test(header) && !refuses(encoding)) return encoding;
  }
  return "identity";
}

function matches(ifNoneMatch: string | null, etag: string): boolean {
  if (!ifNoneMatch) return false;
  return (
    ifNoneMatch.trim() === "*" ||
    ifNoneMatch.split(",").some((candidate) => candidate.trim().replace(/^W\//, "") === etag)
  );
}
