/** The data of an event's page, and of a draft's preview. */
import { timeZoneName, todayIn } from "../../../../domain/moments.ts";
import { LINK_TEXT } from "../event-collection.ts";
import { EXCERPT_LENGTH } from "../event-list.ts";
import { paragraphs } from "../../../../domain/plain-text.ts";
import { eventStatus, formatTimes, formatWhen, takesPlace } from "../format-event.ts";
import { endOf } from "../event-when.server.ts";
import { googleCalendarLink, outlookCalendarLink } from "./calendar-links.server.ts";
import type { ShownEvent } from "../shown-event.server.ts";

export type EventPageData = ReturnType<typeof eventPageData>;
export type Neighbours = { earlier: ShownEvent | undefined; later: ShownEvent | undefined };

type Settings = {
  timeZone: string;
  now: Date;
  /** Empty without PUBLIC_URL. */
  publicUrl: string;
  neighbours: Neighbours;
};

export function eventPageData(event: ShownEvent, { timeZone, now, publicUrl, neighbours }: Settings) {
  const { title, location, date, endDate, state, picture, imageCredit, photos } = event;
  const zone = timeZoneName(timeZone);
  const canCome = takesPlace(event) && endOf(event, timeZone) > now;
  return {
    title,
    status: eventStatus(event, todayIn(timeZone, now)),
    stateNote: event.stateNote,
    days: { date, endDate, state },
    times: formatTimes(event, zone),
    /** Days and times as plain text, for shared links. */
    when: formatWhen(event, zone),
    location,
    fee: event.fee,
    description: paragraphs(event.description),
    /** There is enough text or picture for two columns. */
    hasLongStory: Boolean(picture) || event.description.length > EXCERPT_LENGTH,
    picture: picture && { ...picture, credit: imageCredit },
    link: event.linkUrl && canCome ? { url: event.linkUrl, label: event.linkLabel || LINK_TEXT } : null,
    calendar: canCome ? calendarOf(event, timeZone) : null,
    share: { path: event.path, publicUrl },
    outcome: paragraphs(event.outcome),
    photos,
    earlier: neighbourOf(neighbours.earlier),
    later: neighbourOf(neighbours.later),
  };
}

function calendarOf(event: ShownEvent, timeZone: string) {
  return {
    file: event.id ? `/events/${event.id}.ics` : `/events/archive/${event.slug}.ics`,
    google: googleCalendarLink(event, timeZone),
    outlook: outlookCalendarLink(event, timeZone),
  };
}

function neighbourOf(event: ShownEvent | undefined) {
  return event ? { path: event.path, title: event.title, when: formatWhen(event) } : null;
}
