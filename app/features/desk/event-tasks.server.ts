/** Lists tasks that administrators forget about events. */
import { addDays } from "../../../domain/calendar-days.ts";
import { complete } from "../../../domain/collections/collection.ts";
import { formatMoment } from "../../../domain/moments.ts";
import { finishPath } from "../event-reports/event-report.ts";
import { eventCollection } from "../events/event-collection.ts";
import { lastDayOf, type Event } from "../events/event.ts";
import { formatDays, takesPlace } from "../events/format-event.ts";
import { scheduledTask } from "./change-tasks.server.ts";
import { draftTask, type DeskTask } from "./desk.ts";
import { pictureTask } from "./picture-tasks.server.ts";

/** After this time nobody finishes an event any more. */
const RECENT_DAYS = 60;
/** A report is late this many days after the event. */
const LATE_DAYS = 7;
const SOON = "Numbers, photos and winners are easy to find now.";
const LATE = "Do it soon: late reports lose marks.";
const NAMED_DRAFTS = 3;

type Draft = Pick<Event, "id" | "title" | "publishAt">;

/** `count` is the number of all drafts, of which `drafts` are some. */
export function draftTasks(drafts: Draft[], count: number, timeZone: string): DeskTask[] {
  const scheduled = drafts.flatMap((draft) => {
    const from = draft.publishAt && formatMoment(draft.publishAt, timeZone);
    return from ? [scheduledTask(draft.title, from, { label: "Open the draft", to: editing(draft) })] : [];
  });
  const open = drafts.filter(({ publishAt }) => !publishAt);
  return [...scheduled, ...openDraftTask(open, count - scheduled.length)];
}

function openDraftTask(drafts: Draft[], count: number): DeskTask[] {
  const [first] = drafts;
  if (!first) return [];
  if (count === 1) return [draftTask(first.title, editing(first))];
  const named = drafts.slice(0, NAMED_DRAFTS).map(({ title }) => `“${title}”`);
  if (count > named.length) named.push(`${count - named.length} more`);
  const action = { label: "Open the drafts", to: "/admin/events?when=draft" };
  return [{ title: `${count} events are drafts`, why: `${named.join(", ")}.`, action }];
}

/** True from the day after the event, even if its report is finished. */
export function needsReport(event: Event, today: string): boolean {
  const day = lastDayOf(event);
  return takesPlace(event) && day < today && day >= addDays(today, -RECENT_DAYS);
}

/** The oldest events come first, because they are late. */
export function finishTasks(events: Event[], today: string): DeskTask[] {
  const lateDay = addDays(today, -LATE_DAYS);
  return events
    .toSorted((one, other) => lastDayOf(one).localeCompare(lastDayOf(other)))
    .map((event) => ({
      title: `Finish “${event.title}”`,
      why: `It took place on ${formatDays(event)}. ${lastDayOf(event) <= lateDay ? LATE : SOON}`,
      action: { label: "Finish this event", to: finishPath(event.id) },
    }));
}

export function eventPictureTask(events: Event[]): DeskTask[] {
  const tasks = events.flatMap((event) => {
    const to = editing(event);
    if (event.image && event.imageAlt === null) return [{ title: event.title, to: `${to}#imageAlt` }];
    const photo = complete(eventCollection.fields, event).photos.find(({ alt }) => !alt);
    return photo ? [{ title: event.title, to: `${to}#photos.${photo.id}.alt` }] : [];
  });
  return pictureTask(tasks, "event");
}

export const editing = ({ id }: Pick<Event, "id">) => `/edit-event/${id}`;
