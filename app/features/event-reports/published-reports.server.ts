/** The parts of finished reports that visitors see. */
import { counted } from "../../../domain/counted.ts";
import type { Picture } from "../../../domain/picture.ts";
import { daysOfSession, sessionOf } from "../../../domain/session-dates.ts";
import type { Content } from "../../../platform/content/index.ts";
import { formatWhen } from "../events/format-event.ts";
import { shownEvent } from "../events/shown-event.server.ts";
import type { EventReportService } from "./event-reports.server.ts";

/** More pictures make a page slow. The page of each event shows its own. */
const MAX_ALBUMS = 20;

export type ShownAlbum = { id: number; title: string; when: string; path: string; photos: Picture[] };
export type PublishedReports = ReturnType<typeof publishedReports>;

type Parts = {
  eventReports: Pick<EventReportService, "numbers" | "albums" | "winnersOf">;
  content: Pick<Content, "reports" | "fixedEvents">;
  /** With `API_URL` the events are on another server, so there are no reports. */
  env: { API_URL?: string };
};

export function publishedReports({ eventReports, content, env }: Parts) {
  const hasOwn = env.API_URL === undefined;

  return {
    winnersOf: eventReports.winnersOf,

    /** Sorted by event, newest first. */
    async albums(): Promise<ShownAlbum[]> {
      const albums = hasOwn ? await eventReports.albums(MAX_ALBUMS) : [];
      return albums.map((event) => {
        const { id, title, path, photos } = shownEvent(event);
        return { id, title, when: formatWhen(event), path, photos };
      });
    },

    /** Returns "38 events, 2,140 participants this session.", or empty text. */
    async numbers(today: string): Promise<string> {
      const { publicNumbers, sessionStartsIn } = content.reports;
      if (!publicNumbers || !hasOwn) return "";
      const days = daysOfSession(sessionOf(today, sessionStartsIn), sessionStartsIn)!;
      const isOver = ({ date }: { date: string }) => days.from <= date && date < today;
      const { events, participants } = await eventReports.numbers(days, today);
      const all = events + content.fixedEvents.filter(isOver).length;
      if (all === 0) return "";
      const counts = [counted(all, "event"), participants > 0 && counted(participants, "participant")];
      return `${counts.filter(Boolean).join(", ")} this session.`;
    },
  };
}
