/** Reads calendars as JSON from standard input, in this process's time zone, and prints the results of two parsers. */
import { text } from "node:stream/consumers";
import ICAL from "ical.js";
import ical from "node-ical";

const pad = (number) => String(number).padStart(2, "0");
/** Returns the day that a person with this clock would read. */
const localDay = (date) => `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;

function read(source) {
  const byNodeIcal = Object.values(ical.sync.parseICS(source))
    .filter(({ type }) => type === "VEVENT")
    .map((event) => ({
      uid: event.uid,
      allDay: event.datetype === "date",
      start: event.datetype === "date" ? localDay(event.start) : event.start.toISOString(),
      end: event.datetype === "date" ? localDay(event.end) : event.end?.toISOString(),
    }));

  const byIcalJs = new ICAL.Component(ICAL.parse(source)).getAllSubcomponents("vevent").map((part) => {
    const event = new ICAL.Event(part);
    const value = (time) => (time.isDate ? time.toString() : time.toJSDate().toISOString());
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
      modified: part.getFirstPropertyValue("last-modified")?.toJSDate().toISOString(),
    };
  });
  return { byNodeIcal, byIcalJs };
}

process.stdout.write(JSON.stringify(JSON.parse(await text(process.stdin)).map(read)));
