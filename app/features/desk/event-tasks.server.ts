/** What administrators forget about events. */
import { addDays } from "../../../domain/dates.ts";
import type { Event } from "../events/event.ts";
import { lastDayOf } from "../events/event.ts";
import { formatDays, takesPlace } from "../events/format-event.ts";
import { DRAFT, type DeskTask } from "./desk.ts";
import { pictureTask } from "./picture-tasks.server.ts";

/** After this time nobody writes an outcome any more. */
const RECENT_DAYS = 60;
const NAMED_DRAFTS = 3;

export function draftTask(drafts: Pick<Event, "id" | "title">[], count: number): DeskTask[] {
  const [first] = drafts;
  if (!first) return [];
  if (count === 1)
    return [
      { title: `“${first.title}” is a draft`, why: DRAFT, action: { label: "Open the draft", to: editing(first) } },
    ];
  const named = drafts.slice(0, NAMED_DRAFTS).map(({ title }) => `“${title}”`);
  if (count > named.length) named.push(`${count - named.length} more`);
  const action = { label: "Open the drafts", to: "/admin/events?when=draft" };
  return [{ title: `${count} events are drafts`, why: `${named.join(", ")}.`, action }];
}

export function outcomeTasks(events: Event[], today: string): DeskTask[] {
  const isRecent = (day: string) => day < today && day >= addDays(today, -RECENT_DAYS);
  const waiting = events.filter((event) => takesPlace(event) && !event.outcome && isRecent(lastDayOf(event)));
  return waiting.map((event) => ({
    title: `“${event.title}” has no outcome yet`,
    why: `It took place on ${formatDays(event)}. Visitors would like to know who won and what comes next.`,
    action: { label: "Write the outcome", to: editing(event) },
  }));
}

export function eventPictureTask(events: Event[]): DeskTask[] {
  const undescribed = events.filter(
    ({ image, imageAlt, photos }) => (image && imageAlt === null) || photos.some(({ alt }) => !alt),
  );
  return pictureTask(
    undescribed.map((event) => ({ title: event.title, to: editing(event) })),
    "event",
  );
}

const editing = ({ id }: Pick<Event, "id">) => `/edit-event/${id}`;
