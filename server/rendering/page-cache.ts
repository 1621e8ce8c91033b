/**
 * A shared HTTP cache in memory for answers that are the same for everyone: pages, their data, the list of events, feeds,
 * uploaded pictures. It knows no route; an answer's own headers say whether and how long it is kept.
 *
 * The contract:
 * - Only a 200 or 404 whose own `Cache-Control` says `public`, and neither `private` nor `no-store`, and that sets no
 *   cookie is kept. Everything else is handed through, and takes away what was kept in its place.
 * - The caller renders with a request of its own, without cookies or client headers, so an answer cannot be about anyone.
 * - One render at a time for one key, however many ask: the others wait for it (single flight).
 * - Every entry belongs to a site version. When the version has moved on, the next request renders anew; a render that
 *   began under an older version is answered but not kept, and does not hold up those who ask under the new one.
 * - Before a version counts, `prepare` makes those answers for it that are asked for all the time. Until then the last ones
 *   are given, so a write makes nobody wait but the one who writes, and that one for a moment at most.
 * - An answer that names `EVERY_VERSION` shows nothing that a write could change, and stays.
 * - An answer that names `FRESH_UNTIL` is rendered anew after that moment: its words depend on today's date. So it is
 *   when the clock is set back to long before it was made.
 * - When a render fails (throws, or answers 5xx), the last good answer stands in; only without one the failure is answered.
 * - The least recently used entries go when keys, headers and bodies together exceed `maxBytes`. An answer that exceeds
 *   it alone is not kept, and puts nothing else out.
 * - Bodies are compressed once: quickly before the first answer, and those that have stood for a while as small as
 *   possible by `improve`, on a worker thread, one at a time.
 */
import { setImmediate as nextTurn, setTimeout as wait } from "node:timers/promises";
import { sizeOf, toAnswer, withBody, type Answer } from "./answer.ts";
import { cacheBytes } from "./cache-memory.ts";
import { compressBest } from "./encoding.ts";
import { EVERY_VERSION } from "./every-version.ts";

/** Until when the text of a response is true, as ISO 8601. */
export const FRESH_UNTIL = "X-Fresh-Until";
/** Headers for this cache only; they are removed before anything is sent. */
export const INTERNAL_HEADERS = [FRESH_UNTIL, EVERY_VERSION];

/** The best compression of more than this holds a worker thread for seconds. */
const MAX_IMPROVED_BYTES = 500_000;
/** What changes sooner is not worth it: with a few writes a second one thread did nothing else. */
export const CALM_MS = 3_000;

/** Clocks are set back by a little all the time; a day is another matter. */
const CORRECTION_MS = 60_000;

/** Asked for so often since the last change, an answer is made ready for the next one. */
const OFTEN = 20;
const MAX_PREPARED = 8;
const MAX_PREPARED_BYTES = 1_000_000;
/** A write waits no longer for what is made ready. */
const PREPARE_MS = 100;

type Entry = {
  answer: Answer;
  version: number | "every";
  made: number;
  /** `Infinity` where its words do not depend on today. */
  until: number;
  size: number;
  improved: boolean;
  /** How often it was given. */
  given: number;
};

export type PageCache = ReturnType<typeof createPageCache>;
type Settings = { version: () => number; now?: () => number; maxBytes?: number };
type Render = () => Promise<Response>;

export function createPageCache({ version, now = Date.now, maxBytes = cacheBytes() }: Settings) {
  const entries = new Map<string, Entry>();
  const flights = new Map<string, Promise<Answer | Response>>();
  /** Made for a version that does not count yet. */
  const prepared = new Map<string, Entry>();
  /** The entry that stands last. */
  let newest: Entry | undefined;
  let bytes = 0;

  function keep(key: string, entry: Entry): void {
    forget(key);
    if (entry.size + key.length > maxBytes) return;
    entries.set(key, entry);
    newest = entry;
    bytes += entry.size + key.length;
    for (const oldest of entries.keys()) {
      if (bytes <= maxBytes) break;
      forget(oldest);
    }
  }

  /**
   * Moves an entry to the back, where it goes last. Not one that is there: a map that is moved in all the time is made anew
   * over and over, in V8's old memory, whenever it is full of gaps.
   */
  function moveBack(key: string, entry: Entry): void {
    if (entry === newest) return;
    entries.delete(key);
    entries.set(key, entry);
    newest = entry;
  }

  function forget(key: string): void {
    const entry = entries.get(key);
    if (entry) bytes -= entry.size + key.length;
    entries.delete(key);
  }

  function isFresh(entry: Entry): boolean {
    if (entry.version !== "every" && entry.version !== version()) return false;
    return entry.until === Infinity || (now() >= entry.made - CORRECTION_MS && now() < entry.until);
  }

  const isCalm = ({ made }: Entry) => Math.abs(now() - made) >= CALM_MS;

  async function renderAndKeep(key: string, startedAt: number, render: Render): Promise<Answer | Response> {
    const response = await render();
    if (!isShared(response)) {
      if (response.status < 500) forget(key);
      return response;
    }
    const answer = await toAnswer(response, INTERNAL_HEADERS);
    const entry = toEntry(response.headers, answer, { version: startedAt, now: now() });
    if (isFresh(entry)) keep(key, entry);
    else if (startedAt > version()) prepared.set(key, entry);
    return answer;
  }

  function fly(key: string, render: Render, startedAt = version()): Promise<Answer | Response> {
    const flightKey = `${startedAt} ${key}`;
    const underWay = flights.get(flightKey);
    if (underWay) return underWay;
    const flight = renderAndKeep(key, startedAt, render).finally(() => flights.delete(flightKey));
    flights.set(flightKey, flight);
    return flight;
  }

  /** The answer that is kept and still true. */
  function find(key: string): Answer | undefined {
    const entry = entries.get(key);
    if (!entry || !isFresh(entry)) return takePrepared(key);
    moveBack(key, entry);
    entry.given += 1;
    return entry.answer;
  }

  function takePrepared(key: string): Answer | undefined {
    const entry = prepared.get(key);
    if (!entry || !isFresh(entry)) return undefined;
    prepared.delete(key);
    keep(key, entry);
    return entry.answer;
  }

  function askedForOften(): string[] {
    const often = [...entries].filter(
      ([, entry]) => entry.version === version() && entry.given >= OFTEN && entry.size <= MAX_PREPARED_BYTES,
    );
    return often
      .sort(([, one], [, other]) => other.given - one.given)
      .slice(0, MAX_PREPARED)
      .map(([key]) => key);
  }

  return {
    find,
    /** The answer for `key`, rendered first where need be. A `Response` is one that is not kept; each who waits has its own. */
    async get(key: string, render: Render): Promise<Answer | Response> {
      const found = find(key);
      if (found) return found;
      const last = entries.get(key)?.answer;
      try {
        const rendered = await fly(key, render);
        if (!(rendered instanceof Response)) return rendered;
        return last && rendered.status >= 500 ? last : rendered.clone();
      } catch (error) {
        if (!last) throw error;
        return last;
      }
    },
    /** Makes ready for version `next`, which is stored but does not count yet. Never rejects; who asks later renders then. */
    async prepare(next: number, renderOf: (key: string) => Promise<Response>): Promise<void> {
      prepared.clear();
      const often = askedForOften();
      if (often.length === 0) return;
      // The write itself was one piece of work; who asked meanwhile is answered before the next.
      await nextTurn();
      const renders = often.map((key) => fly(key, () => renderOf(key), next));
      await Promise.race([Promise.allSettled(renders), wait(PREPARE_MS)]);
    },
    /** Compresses one more answer as small as it gets; false when there is none left to do. */
    async improve(): Promise<boolean> {
      const next = [...entries].find(([, entry]) => canImprove(entry) && isCalm(entry) && isFresh(entry));
      if (!next) return false;
      const [key, entry] = next;
      entry.improved = true;
      const answer = withBody(entry.answer, "br", await compressBest(entry.answer.bodies.identity.bytes));
      if (entries.get(key) !== entry) return true;
      bytes += sizeOf(answer) - entry.size;
      Object.assign(entry, { answer, size: sizeOf(answer) });
      return true;
    },
    /** How much is kept. */
    size: () => ({ entries: entries.size, bytes }),
    /** What is kept, for whoever wants to look. */
    kept: () => [...entries].map(([key, { answer }]) => ({ key, headers: new Headers(answer.headers) })),
  };
}

function canImprove({ improved, answer }: Entry): boolean {
  return !improved && answer.bodies.br !== undefined && answer.bodies.identity.bytes.byteLength <= MAX_IMPROVED_BYTES;
}

/** Whether an answer may be kept and given to anyone. */
export function isShared({ status, headers }: Response): boolean {
  const policy = headers.get("Cache-Control") ?? "";
  const isPublic = /\bpublic\b/i.test(policy) && !/\b(private|no-store)\b/i.test(policy);
  return isPublic && (status === 200 || status === 404) && !headers.has("Set-Cookie");
}

function toEntry(headers: Headers, answer: Answer, made: { version: number; now: number }): Entry {
  const until = Date.parse(headers.get(FRESH_UNTIL) ?? "");
  return {
    answer,
    version: headers.has(EVERY_VERSION) ? "every" : made.version,
    made: made.now,
    until: Number.isNaN(until) ? Infinity : until,
    size: sizeOf(answer),
    improved: false,
    given: 0,
  };
}
