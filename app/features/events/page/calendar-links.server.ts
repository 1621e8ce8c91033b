/** Links that open the calendar of another provider with the event filled in. */
import { calendarDetails } from "../calendar-details.server.ts";
import { spanOf } from "../event-when.server.ts";
import type { ShownEvent } from "../shown-event.server.ts";

/** Some programs cut URLs at 2,000 characters. */
const MAX_DESCRIPTION = 500;

export function googleCalendarLink(event: ShownEvent, timeZone: string): string {
  const { dates } = datesOf(event, timeZone);
  return addressOf("https://calendar.google.com/calendar/render", {
    action: "TEMPLATE",
    text: event.title,
    // The basic format of ISO 8601, without hyphens and colons.
    dates: dates.map((date) => date.replace(/[-:]/g, "")).join("/"),
    details: calendarDetails(event, MAX_DESCRIPTION),
    location: event.location,
  });
}

export function outlookCalendarLink(event: ShownEvent, timeZone: string): string {
  const { allDay, dates } = datesOf(event, timeZone);
  return addressOf("https://outlook.live.com/calendar/0/action/compose", {
    rru: "addevent",
    subject: event.title,
    startdt: dates[0],
    enddt: dates[1],
    allday: String(allDay),
    body: calendarDetails(event, MAX_DESCRIPTION),
    location: event.location,
  });
}

function datesOf(event: ShownEvent, timeZone: string): { allDay: boolean; dates: [start: string, end: string] } {
  const span = spanOf(event, timeZone);
  if (span.allDay) return { allDay: true, dates: [span.firstDay, span.dayAfter] };
  const toUtc = (moment: Date) => moment.toISOString().replace(".000Z", "Z");
  return { allDay: false, dates: [toUtc(span.start), toUtc(span.end ?? span.start)] };
}

function addressOf(base: string, parameters: Record<string, string>): string {
  return `${base}?${new URLSearchParams(parameters)}`;
}
