/** Finds an event by its URL, with the data of its page. */
import type { Event } from "./event.ts";
import type { Content } from "../../../platform/content/index.ts";
import type { EventService } from "./events.server.ts";
import { parseRowId } from "../../../domain/row-id.ts";
import { eventPageData, type EventPageData } from "./page/event-page-data.server.ts";
import { neighboursOf } from "./page/neighbours.server.ts";
import { shownEvent, shownFixedEvent, type ShownEvent } from "./shown-event.server.ts";

export type EventPageService = ReturnType<typeof eventPageService>;

type Parts = {
  events: EventService;
  content: Content;
  /** With `API_URL` the events are on another server, so there are no pages. */
  env: { API_URL?: string; PUBLIC_URL?: string };
};

export function eventPageService({ events, content, env }: Parts) {
  const { timeZone } = content.site;
  const fixed = content.fixedEvents.map((event) => shownFixedEvent(event, content.picture));
  const hasOwn = env.API_URL === undefined;

  async function pageOf(event: ShownEvent, now: Date = new Date()): Promise<EventPageData> {
    const stored = hasOwn ? await events.neighbours(event) : { earlier: undefined, later: undefined };
    const neighbours = neighboursOf(event, stored, fixed);
    return eventPageData(event, { timeZone, now, publicUrl: env.PUBLIC_URL ?? "", neighbours });
  }

  return {
    fixed,

    /** Returns an event that visitors may see; `"removed"` if it was public once. */
    async find(id: string | undefined): Promise<ShownEvent | "removed" | undefined> {
      const found = hasOwn ? await events.find(parseRowId(id)) : undefined;
      return found && found !== "removed" ? shownEvent(found.event, found.uid) : found;
    },

    findFixed(slug: string | undefined): ShownEvent | undefined {
      return fixed.find((event) => event.slug === slug);
    },

    pageOf,

    /** Returns the page of an unpublished event, as visitors will see it. */
    preview: (event: Event, now?: Date) => pageOf(shownEvent(event), now),
  };
}
