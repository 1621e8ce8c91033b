/** Links that open the calendar of another provider with the event filled in. */
import { cutText } from "../../../../domain/plain-text.ts";
import { spanOf } from "../event-when.server.ts";
import type { ShownEvent } from "../shown-event.server.ts";

/** Some programs cut URLs at 2,000 characters. */
const MAX_DETAILS = 500;

export function googleCalendarLink(event: ShownEvent, timeZone: string): string {
  const span = spanOf(event, timeZone);
  const dates = span.allDay ? [span.firstDay, span.dayAfter] : [span.start, span.end ?? span.start].map(toUtc);
  return addressOf("https://calendar.google.com/calendar/render", {
    action: "TEMPLATE",
    text: event.title,
    // The basic format of ISO 8601, without hyphens and colons.
    dates: dates.map((date) => date.replace(/[-:]/g, "")).join("/"),
    details: cutText(event.description, MAX_DETAILS),
    location: event.location,
  });
}

export function outlookCalendarLink(event: ShownEvent, timeZone: string): string {
  const span = spanOf(event, timeZone);
  const [start, end] = span.allDay
    ? [span.firstDay, span.dayAfter]
    : [toUtc(span.start), toUtc(span.end ?? span.start)];
  return addressOf("https://outlook.live.com/calendar/0/action/compose", {
    rru: "addevent",
    subject: event.title,
    startdt: start,
    enddt: end,
    allday: String(span.allDay),
    body: cutText(event.description, MAX_DETAILS),
    location: event.location,
  });
}

function toUtc(moment: Date): string {
  return moment.toISOString().replace(".000Z", "Z");
}

function addressOf(base: string, parameters: Record<string, string>): string {
  return `${base}?${new URLSearchParams(parameters)}`;
}
