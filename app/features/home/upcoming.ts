/** The card shows the event of the home page until its day is over, then the next event of the list. */
import type { HomeContent } from "../../../domain/content/home.ts";
import { dayIs } from "../../../domain/dates.ts";
import { eventPath } from "../events/event";
import type { EventSummary } from "../events/event-list";
import { eventStatus, takesPlace } from "../events/format-event";
import { cutText } from "../../../domain/plain-text";

/** A longer text would push the card out of the first screen. */
const TEXT_LENGTH = 160;

export type Upcoming = {
  date: string;
  title: string;
  description: string;
  link: string;
  /** For example “Upcoming” or “Cancelled”. */
  status: string;
  /** It is cancelled or postponed. */
  isOff?: boolean;
  /** The id of an event in the list. */
  id?: number;
};
/** What visitors of the home page might wait for in vain. */
export type CalledOff = Pick<Upcoming, "title" | "date" | "link" | "status">;

export function fixedUpcoming({ show: _, ...upcoming }: HomeContent["upcoming"], today: string): Upcoming {
  return { ...upcoming, status: statusOf(upcoming, today) };
}

/** Otherwise the card shows the next event of the list. */
export function showsOwnEvent({ show, date }: Pick<HomeContent["upcoming"], "show" | "date">, today: string): boolean {
  return show === "this" && dayIs(date, today) !== "over";
}

const statusOf = (event: Parameters<typeof eventStatus>[0], today: string) =>
  eventStatus(event, today)?.word ?? "Upcoming";

export function upcomingOf(event: EventSummary, today: string): Upcoming {
  const { id, date, title } = event;
  const isOff = !takesPlace(event);
  const text = (isOff && event.stateNote) || event.description;
  const [firstParagraph = ""] = text.trim().split(/\n\s*\n/);
  return {
    date,
    title,
    description: cutText(firstParagraph.replace(/\s+/g, " "), TEXT_LENGTH),
    link: eventPath(event),
    status: statusOf(event, today),
    isOff,
    id,
  };
}
