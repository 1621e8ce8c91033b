/** iCalendar, RFC 5545. */
import { ICalCalendar, ICalEventStatus, type ICalEventData } from "ical-generator";
import { stateWord, takesPlace } from "../events/format-event.ts";
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

type Settings = { name: string; brand: string; origin: string; timeZone: string };

export function calendarText(events: ShownEvent[], { name, brand, origin, timeZone }: Settings): string {
  const calendar = new ICalCalendar({
    name: readableText(name),
    prodId: { company: readableText(brand), product: "Events" },
  });
  for (const event of events) calendar.createEvent(toEntry(event, { origin, timeZone }));
  return calendar.toString();
}

function toEntry(event: ShownEvent, { origin, timeZone }: Pick<Settings, "origin" | "timeZone">): ICalEventData {
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
    summary: oneLine([stateWord(event), event.title].filter(Boolean).join(": ")),
    description: describe(event),
    location: oneLine(event.location),
    url: origin + event.path,
    status: STATUS[event.state],
  };
}

function describe(event: ShownEvent): string {
  const { stateNote, description, linkUrl, linkLabel } = event;
  const link = takesPlace(event) && linkUrl && `${linkLabel ? `${linkLabel}: ` : ""}${linkUrl}`;
  const note = takesPlace(event) ? stateNote : `${stateWord(event)}. ${stateNote}`.trim();
  return readableText([note, description, link].filter(Boolean).join("\n\n"));
}

function oneLine(text: string): string {
  return readableText(text).replace(/\s+/g, " ");
}
