/** Counts the events of a session and writes the texts of its report. */
import { todayIn } from "../../../../domain/moments.ts";
import { pictureAddress, type PictureSize } from "../../../../domain/picture.ts";
import { daysOfSession, nodesOfSession, quarterOf, sessionOf } from "../../../../domain/session-dates.ts";
import type { Viewer } from "../../../../domain/session.ts";
import type { Content } from "../../../../platform/content/index.ts";
import { eventPath, lastDayOf, type Event } from "../../events/event.ts";
import { formatDays } from "../../events/format-event.ts";
import { eventReportCollection } from "../event-report-collection.ts";
import { participantsOf, type EventReport } from "../event-report.ts";
import type { EventReportService } from "../event-reports.server.ts";
import type { ReportedEvent } from "../report-reading.server.ts";
import { formatRupees } from "../format-rupees.ts";

type Parts = {
  eventReports: Pick<EventReportService, "ofSession" | "sessions">;
  content: Content;
};
export type SessionReports = ReturnType<typeof sessionReports>;
export type SessionReport = Awaited<ReturnType<SessionReports["report"]>>;
export type Total = ReturnType<typeof totalOf>;
export type EventEntry = ReturnType<typeof entryOf>;
type Labelled = [label: string, value: string][];
type Finished = { event: Event; report: EventReport };

/** 140 dots per inch on half the width of a page. With the next width a PDF of 400 photos has 300 MB. */
const PHOTO_WIDTH = 480;
const NOT_GIVEN = "Not given";
const { mode } = eventReportCollection.fields;

export function sessionReports({ eventReports, content }: Parts) {
  const { sessionStartsIn } = content.reports;
  const today = () => todayIn(content.site.timeZone);
  const read = (viewer: Viewer, label: string) => eventReports.ofSession(viewer, label, sessionStartsIn);
  const isConcluded = ({ event, report }: ReportedEvent) => report !== undefined || lastDayOf(event) < today();

  return {
    current: () => sessionOf(today(), sessionStartsIn),

    /** Returns the labels of the current session and of those with events, newest first. */
    async labels(viewer: Viewer): Promise<string[]> {
      const labels = [this.current(), ...(await eventReports.sessions(viewer, sessionStartsIn))];
      return [...new Set(labels)].sort().reverse();
    },

    /** Returns the events that took place, oldest first. @throws {HttpError} 401, 403, 404 for another form of label */
    async events(viewer: Viewer, label: string): Promise<ReportedEvent[]> {
      return (await read(viewer, label)).filter(isConcluded);
    },

    /** @throws {HttpError} as `events` */
    async report(viewer: Viewer, label: string) {
      const all = await read(viewer, label);
      const concluded = all.filter(isConcluded);
      const finished = concluded.filter((each): each is Finished => each.report !== undefined);
      return {
        label,
        days: daysOfSession(label, sessionStartsIn)!,
        total: totalOf("All events", finished),
        groups: groupsOf(finished, content, label),
        events: finished.map((each) => entryOf(each, quarterOfEvent(each, content))),
        /** Past events without a finished report. */
        unfinished: concluded.filter(({ report }) => !report).map(({ event }) => shortEntry(event)),
        /** The number of future events. */
        ahead: all.length - concluded.length,
        /** The number of events from before this site, which have no reports. */
        earlier: content.fixedEvents.filter(({ date }) => sessionOf(date, sessionStartsIn) === label).length,
      };
    },
  };
}

export function quarterOfEvent({ event, report }: ReportedEvent, { reports }: Pick<Content, "reports">): string {
  return report?.iic.quarter || quarterOf(event.date, reports.quarters);
}

function groupsOf(finished: Finished[], content: Content, label: string) {
  const { quarters, themes, levels } = content.reports;
  const names = (all: { name: string }[]) => all.map(({ name }) => name);
  return [
    { title: "Quarter", rows: totalsBy(finished, (each) => quarterOfEvent(each, content), names(quarters)) },
    { title: "Theme", rows: totalsBy(finished, ({ report }) => report.iic.theme, themes) },
    { title: "Level", rows: totalsBy(finished, ({ report }) => report.iic.level, names(levels)) },
    {
      title: "Node",
      rows: totalsBy(finished, ({ report }) => report.node, names(nodesOfSession(content.nodes, label))),
    },
  ];
}

/** Lists totals in the order of `known`, then those of other values. */
function totalsBy(finished: Finished[], valueOf: (each: Finished) => string, known: string[]): Total[] {
  const found = Map.groupBy(finished, valueOf);
  const others = [...found.keys()].filter((value) => value && !known.includes(value));
  return [...known, ...others, ""].flatMap((value) => {
    const members = found.get(value);
    return members ? [totalOf(value || NOT_GIVEN, members)] : [];
  });
}

/** A number is null if nobody entered it for any of the events. */
function totalOf(name: string, finished: Finished[]) {
  const sum = (valueOf: (report: EventReport) => number | null) => {
    const entered = finished.map(({ report }) => valueOf(report)).filter((value) => value !== null);
    return entered.length > 0 ? entered.reduce((total, value) => total + value, 0) : null;
  };
  return {
    name,
    events: finished.length,
    participants: sum(participantsOf),
    expenditure: sum((report) => report.expenditure),
  };
}

const shortEntry = (event: Event) => ({ id: event.id, title: event.title, days: formatDays(event) });

function entryOf({ event, report }: Finished, quarter: string) {
  return {
    ...shortEntry(event),
    path: eventPath(event),
    participants: participantsOf(report),
    facts: factsOf(event, report, quarter).filter(([, value]) => value),
    texts: textsOf(report).filter(([, text]) => text),
    links: linksOf(report).filter(([, addresses]) => addresses),
    speakers: report.speakers.map(({ name, designation, organisation }) =>
      [name, designation, organisation].filter(Boolean).join(", "),
    ),
    winners: report.winners.map(({ name, place, prize }) => ({ name, place, prize })),
    photos: event.photos.map(({ image, alt, picture }) => ({ alt, ...forPaper(image, picture) })),
  };
}

function factsOf(event: Event, report: EventReport, quarter: string): Labelled {
  const { expenditure, hours, iic, node } = report;
  return [
    ["Place", event.location],
    ["Participants", countsText(report)],
    ["Spent", expenditure === null ? "" : formatRupees(expenditure)],
    ["Mode", report.mode && mode.options[report.mode]],
    ["Hours", hours === null ? "" : String(hours)],
    ["Quarter", quarter],
    ["Level", iic.level],
    ["Theme", iic.theme],
    ["Driven by", iic.drivenBy],
    ["Led by", iic.ledBy],
    ["Node", node],
  ];
}

const textsOf = ({ objective, learnt, outcome }: EventReport): Labelled => [
  ["Objective", objective],
  ["What people learnt", learnt],
  ["Outcome", outcome],
];

const linksOf = ({ videoUrl, posts }: EventReport): Labelled => [
  ["Video", videoUrl],
  ["Posts", posts.join("\n")],
];

/** Returns `"152 (140 students, 8 faculty, 4 from outside)"`; empty if nobody was counted. */
function countsText(report: EventReport): string {
  const all = participantsOf(report);
  if (all === null) return "";
  const parts = [
    [report.students, "students"],
    [report.faculty, "faculty"],
    [report.external, "from outside"],
  ].flatMap(([count, name]) => (count === null ? [] : [`${count!.toLocaleString("en-IN")} ${name}`]));
  return `${all.toLocaleString("en-IN")} (${parts.join(", ")})`;
}

function forPaper(image: string, { width, height, widths }: PictureSize) {
  const chosen = widths.find((each) => each >= PHOTO_WIDTH) ?? width;
  return { src: pictureAddress(image, chosen), width: chosen, height: Math.round((height * chosen) / width) };
}
