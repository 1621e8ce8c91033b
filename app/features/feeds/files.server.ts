/** Files for other programs: calendars, feeds, the sitemap, the next events. */
import { todayIn } from "../../../domain/moments.ts";
import { newestFirst } from "../events/event-list.ts";
import type { Viewer } from "../../../domain/session.ts";
import type { Content } from "../../../platform/content/index.ts";
import type { EventPageService } from "../events/event-pages.server.ts";
import { shownEvent, type ShownEvent } from "../events/shown-event.server.ts";
import type { EventService } from "../events/events.server.ts";
import { MAX_CALENDAR_EVENTS, calendarText } from "./calendar.server.ts";
import { MAX_FEED_ENTRIES, blogsFeed, eventsFeed } from "./feeds.server.ts";
import { NEXT_EVENTS, embedOembed, eventOembed, toNextEvent } from "./next-events.server.ts";
import { MAX_SITEMAP_EVENTS, robotsText, sitemapText } from "./sitemap.server.ts";

export type FileService = ReturnType<typeof fileService>;

type Parts = {
  events: EventService;
  eventPages: EventPageService;
  content: Content;
  env: { API_URL?: string; PUBLIC_URL?: string };
  pages: string[];
  /** The prefixes of guarded paths. */
  closed: string[];
};

export function fileService({ events, eventPages, content, env, pages, closed }: Parts) {
  const { product, brand, timeZone } = content.site;
  const calendar = { name: `${product}: Events`, brand, timeZone };

  /** Includes fixed events, ordered by date. */
  async function newest(limit: number): Promise<ShownEvent[]> {
    const stored = env.API_URL ? [] : await events.forCalendar(limit);
    const shown = [...stored.map(({ event, uid }) => shownEvent(event, uid)), ...eventPages.fixed];
    return shown.sort(newestFirst).slice(0, limit);
  }

  return {
    calendar: async (origin: string) => calendarText(await newest(MAX_CALENDAR_EVENTS), { ...calendar, origin }),
    calendarOf: (event: ShownEvent, origin: string) => calendarText([event], { ...calendar, origin }),
    /** For editors and administrators. @throws {HttpError} without the role */
    async calendarWithDrafts(viewer: Viewer, origin: string): Promise<string> {
      const all = await events.allForCalendar(viewer);
      return calendarText(
        all.map(({ event, uid }) => ({ ...shownEvent(event, uid), draft: event.draft })),
        { ...calendar, origin },
      );
    },
    eventsFeed: async (origin: string) => eventsFeed(await newest(MAX_FEED_ENTRIES), content, origin),
    blogsFeed: (origin: string) => blogsFeed(content, origin),
    robots: (origin: string) => robotsText(origin, closed),

    async sitemap(origin: string): Promise<string> {
      const shown = await newest(MAX_SITEMAP_EVENTS);
      const entries = [
        ...pages.map((path) => ({ path })),
        ...shown.map(({ path, updatedAt }) => ({ path, changed: updatedAt })),
        ...content.blogs.map(({ id, date }) => ({ path: `/blogs/${id}`, changed: date })),
      ];
      return sitemapText(entries, origin);
    },

    async nextEvents(origin: string) {
      const today = todayIn(timeZone);
      const next = env.API_URL ? [] : await events.upcoming(today, NEXT_EVENTS);
      return next.map((event) => toNextEvent(shownEvent(event), { origin, timeZone, today }));
    },

    /** Returns undefined if `address` is not on this site. */
    async oembed(address: string | null, origin: string) {
      const url = address ? URL.parse(address) : null;
      if (url?.origin !== origin) return undefined;
      const provider = { name: brand, origin };
      if (url.pathname === "/events/embed") return embedOembed(`${product}: next events`, provider);
      const event = await eventAt(url.pathname);
      return event && eventOembed(event, timeZone, provider);
    },
  };

  async function eventAt(pathname: string): Promise<ShownEvent | undefined> {
    const [, place, slug] = /^\/events\/([^/]+)(?:\/([^/]+))?$/.exec(pathname) ?? [];
    if (place === "archive") return eventPages.findFixed(slug);
    const found = await eventPages.find(place);
    return found === "removed" ? undefined : found;
  }
}
