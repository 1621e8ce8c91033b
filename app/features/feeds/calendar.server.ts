/** iCalendar, RFC 5545. */
import { ICalCalendar, ICalEventStatus, type ICalEventData } from "ical-generator";
import { calendarDetails } from "../events/calendar-details.server.ts";
import { stateWord } from "../events/format-event.ts";
import { spanOf } from "../events/event-when.server.ts";
import type { ShownEvent } from "../events/shown-event.server.ts";
import { readableText } from "../../../platform/formats/readable-text.ts";

/** More would slow down the phones that refresh every hour. */
export const MAX_CALENDAR_EVENTS = 1_000;

const STATUS = {
  scheduled: ICalEventStatus.CONFIRMED,
  cancelled: ICalEventStatus.CANCELLED,
  postponed: ICalEventStatus.TENTATIVE,
};

/** Visitors get no drafts. */
type Entry = ShownEvent & { draft?: boolean };
type Settings = { name: string; brand: string; origin: string; timeZone: string };

export function calendarText(events: Entry[], { name, brand, origin, timeZone }: Settings): string {
  const calendar = new ICalCalendar({
    name: readableText(name),
    prodId: { company: readableText(brand), product: "Events" },
  });
  for (const event of events) calendar.createEvent(toEntry(event, { origin, timeZone }));
  return calendar.toString();
}

function toEntry(event: Entry, { origin, timeZone }: Pick<Settings, "origin" | "timeZone">): ICalEventData {
  const span = spanOf(event, timeZone);
  // Written in UTC, because a plain date has no time zone.
  const day = (date: string) => new Date(`${date}T00:00Z`);
  const changed = event.updatedAt ? new Date(event.updatedAt) : day(event.date);
  return {
    id: event.uid,
    sequence: event.revision - 1,
    stamp: changed,
    lastModified: event.updatedAt ? changed : null,
    allDay: span.allDay,
    start: span.allDay ? day(span.firstDay) : span.start,
    end: span.allDay ? day(span.dayAfter) : span.end,
    // Some programs ignore the status.
    summary: oneLine([event.draft && "Draft", stateWord(event), event.title].filter(Boolean).join(": ")),
    description: calendarDetails(event),
    location: oneLine(event.location),
    url: origin + event.path,
    status: event.draft ? ICalEventStatus.TENTATIVE : STATUS[event.state],
  };
}

function oneLine(text: string): string {
  return readableText(text).replace(/\s+/g, " ");
}
