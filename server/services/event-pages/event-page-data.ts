/** What the page of an event shows (app/ui/event-page). A draft's preview is made of the same. */
import { formatPlainDate, timeZoneName, todayIn } from "../../../domain/dates.ts";
import { paragraphs } from "../../../domain/event-text.ts";
import { eventStatus, formatDays, formatTimes } from "../../../domain/event-words.ts";
import { endOf } from "../events/event-when.ts";
import { googleCalendarLink, outlookCalendarLink } from "./calendar-links.ts";
import type { ShownEvent } from "./shown-event.ts";

export type EventPageData = ReturnType<typeof eventPageData>;
export type Neighbours = { earlier: ShownEvent | undefined; later: ShownEvent | undefined };

type Settings = {
  timeZone: string;
  now: Date;
  /** Empty where the site does not know its address. */
  publicUrl: string;
  neighbours: Neighbours;
};

export function eventPageData(event: ShownEvent, { timeZone, now, publicUrl, neighbours }: Settings) {
  const status = eventStatus(event, todayIn(timeZone, now));
  const { title, location, date, picture, imageCredit, imageFocus, photos } = event;
  const isOver = endOf(event, timeZone) <= now;
  return {
    title,
    status,
    stateNote: event.stateNote,
    date,
    days: formatDays(event),
    times: formatTimes(event, timeZoneName(timeZone)),
    location,
    description: paragraphs(event.description),
    picture: picture && { ...picture, credit: imageCredit, focus: imageFocus },
    link: event.linkUrl && !isOver ? { url: event.linkUrl, label: event.linkLabel || hostOf(event.linkUrl) } : null,
    calendar: isOver || event.state === "cancelled" ? null : calendarOf(event, timeZone),
    share: { path: event.path, publicUrl },
    outcome: paragraphs(event.outcome),
    photos,
    earlier: neighbourOf(neighbours.earlier),
    later: neighbourOf(neighbours.later),
  };
}

function calendarOf(event: ShownEvent, timeZone: string) {
  return {
    file: calendarFile(event),
    google: googleCalendarLink(event, timeZone),
    outlook: outlookCalendarLink(event, timeZone),
  };
}

/** The address of its calendar file. */
export function calendarFile({ id, slug }: Pick<ShownEvent, "id" | "slug">): string {
  return id ? `/events/${id}.ics` : `/events/archive/${slug}.ics`;
}

function neighbourOf(event: ShownEvent | undefined) {
  return event ? { path: event.path, title: event.title, date: formatPlainDate(event.date) } : null;
}

function hostOf(address: string): string {
  return URL.parse(address)?.host ?? address;
}
