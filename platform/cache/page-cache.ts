/**
 * Caches responses that are the same for everyone, as each route declares (domain/cache-rule.ts). After a new version,
 * day or minute a response is rendered again. When rendering fails, the last good response is sent.
 */
import { LRUCache } from "lru-cache";
import { MINUTE_MS } from "../../domain/dates.ts";
import { todayIn } from "../../domain/moments.ts";
import { cacheBytes } from "./cache-memory.ts";
import type { Cached } from "./cache-plan.ts";
import { prepare, sizeOf, type Prepared } from "./prepared.ts";

/** Enough for all pages, their data and the pictures; few enough that made-up parameters cost little. */
const MAX_ENTRIES = 2_000;

type Entry = { prepared: Prepared; cached: Cached; state: string };
type Render = () => Promise<Response>;
type Context = { cached: Cached; state: string; render: Render };
type Settings = {
  version: () => number;
  /** Increases when the content changes. */
  contentVersion: () => number;
  timeZone: () => string;
  now?: () => number;
  maxBytes?: number;
};

export type PageCache = ReturnType<typeof createPageCache>;

export function createPageCache({
  version,
  contentVersion,
  timeZone,
  now = Date.now,
  maxBytes = cacheBytes(),
}: Settings) {
  const store = new LRUCache<string, Entry, Context>({
    max: MAX_ENTRIES,
    maxSize: maxBytes,
    sizeCalculation: ({ prepared }, key) => sizeOf(prepared) + key.length,
    async fetchMethod(key, last, { options, context: { cached, state, render } }) {
      options.allowStaleOnFetchRejection = last !== undefined;
      const response = await render();
      // These pages are few and change seldom. After each save of an event, many visitors may wait for the other pages.
      const effort = cached.rule.reads === "content" && !key.includes("?") ? "high" : "low";
      if (isStorable(response, cached)) return { prepared: await prepare(response, effort), cached, state };
      if (response.status < 500) options.allowStaleOnFetchRejection = false;
      throw new NotStored(response);
    },
  });
  const dayOf = dayIn(timeZone);

  function stateOf({ rule }: Cached): string {
    const data = rule.reads === "content" ? `content ${contentVersion()}` : `version ${version()}`;
    if (rule.until === "midnight") return `${data} ${dayOf(now())}`;
    return rule.until === "minute" ? `${data} ${Math.floor(now() / MINUTE_MS)}` : data;
  }

  function find(key: string): Prepared | undefined {
    const entry = store.get(key);
    return entry && entry.state === stateOf(entry.cached) ? entry.prepared : undefined;
  }

  async function renderOnce(cached: Cached, render: Render): Promise<Prepared> {
    const state = stateOf(cached);
    const status: LRUCache.Status<string, Entry, Context> = {};
    const entry = await store.forceFetch(cached.key, {
      forceRefresh: true,
      status,
      context: { cached, state, render },
    });
    // A render that began before a change may show the old data.
    return status.fetch === "inflight" && entry.state !== state ? renderOnce(cached, render) : entry.prepared;
  }

  return {
    find,
    /** Renders once for all concurrent requests. Returns a `Response` that must not be stored. */
    async get(cached: Cached, render: Render): Promise<Prepared | Response> {
      try {
        return find(cached.key) ?? (await renderOnce(cached, render));
      } catch (error) {
        if (error instanceof NotStored) return error.response.clone();
        throw error;
      }
    },
    size: () => ({ entries: store.size, bytes: store.calculatedSize }),
    stored: () =>
      [...store.rkeys()].flatMap((key) => {
        const entry = store.peek(key);
        return entry ? [{ key, headers: new Headers(entry.prepared.headers) }] : [];
      }),
  };
}

class NotStored extends Error {
  readonly response: Response;
  constructor(response: Response) {
    super("This response is not stored.");
    this.response = response;
  }
}

export function isStorable({ status, headers }: Response, cached: Cached): boolean {
  const policy = headers.get("Cache-Control");
  const isPublic = policy === null || (/\bpublic\b/i.test(policy) && !/\b(private|no-store)\b/i.test(policy));
  return isPublic && status === cached.status && !headers.has("Set-Cookie");
}

/** Midnight is on a full minute, so the calendar is needed only once a minute. */
function dayIn(timeZone: () => string): (now: number) => string {
  let minute = NaN;
  let day = "";
  return (now) => {
    const current = Math.floor(now / MINUTE_MS);
    if (current !== minute) [minute, day] = [current, todayIn(timeZone(), new Date(now))];
    return day;
  };
}
