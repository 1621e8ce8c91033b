/** What two parsers that others wrote make of a calendar, on a machine in `timeZone`. */
import ICAL from "ical.js";
import ical, { type VEvent } from "node-ical";

type ReadEvent = ReturnType<typeof readByIcalJs>[number];
type Reading = { byNodeIcal: ReturnType<typeof readByNodeIcal>; byIcalJs: ReadEvent[] };

export function readCalendar(text: string, timeZone = "UTC"): Reading {
  const { TZ } = process.env;
  process.env.TZ = timeZone;
  try {
    return { byNodeIcal: readByNodeIcal(text), byIcalJs: readByIcalJs(text) };
  } finally {
    if (TZ === undefined) delete process.env.TZ;
    else process.env.TZ = TZ;
  }
}

function readByNodeIcal(text: string) {
  const events = Object.values(ical.sync.parseICS(text)).filter((part): part is VEvent => part?.type === "VEVENT");
  return events.map(({ uid, datetype, start, end }) => {
    const read = (date: Date) => (datetype === "date" ? localDay(date) : date.toISOString());
    return { uid, allDay: datetype === "date", start: read(start), end: end && read(end) };
  });
}

/** The day that a person with this clock would read. */
function localDay(date: Date): string {
  const pad = (number: number) => String(number).padStart(2, "0");
  return `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
}

function readByIcalJs(text: string) {
  return new ICAL.Component(ICAL.parse(text)).getAllSubcomponents("vevent").map((part) => {
    const event = new ICAL.Event(part);
    const value = (time: ICAL.Time) => (time.isDate ? time.toString() : time.toJSDate().toISOString());
    const modified = part.getFirstPropertyValue("last-modified");
    return {
      uid: event.uid,
      allDay: event.startDate.isDate,
      start: value(event.startDate),
      end: part.hasProperty("dtend") ? value(event.endDate) : undefined,
      summary: event.summary,
      description: event.description,
      location: event.location,
      sequence: event.sequence,
      status: part.getFirstPropertyValue("status"),
      url: part.getFirstPropertyValue("url"),
      modified: modified instanceof ICAL.Time ? value(modified) : undefined,
    };
  });
}
