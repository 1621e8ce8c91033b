/** Writes the events of a session as tables for spreadsheets. */
import type { AnyField, Fields } from "../../../../domain/collections/fields.ts";
import type { Content } from "../../../../platform/content/index.ts";
import { csvTable, type Column } from "../../../../platform/formats/csv.ts";
import { eventCollection } from "../../events/event-collection.ts";
import { eventPath, lastDayOf } from "../../events/event.ts";
import { eventReportCollection } from "../event-report-collection.ts";
import { formDataOf, participantsOf } from "../event-report.ts";
import type { ReportedEvent } from "../report-reading.server.ts";
import { quarterOfEvent } from "./session-report.server.ts";

/** Makes a path of this site absolute. */
type Address = (path: string) => string;
export type SessionTable = {
  label: string;
  events: ReportedEvent[];
  content: Pick<Content, "reports">;
  address: Address;
};

/** Outcome and photos are columns of the event. An event without report is not in the table. */
const {
  outcome: _outcome,
  photos: _photos,
  noReport: _noReport,
  quarter,
  ...reportFields
} = eventReportCollection.fields;

/** The table for NAAC (3.2.2 and 3.3.2). */
export function naacCsv({ label, events, address }: SessionTable): string {
  return csvTable<ReportedEvent>(
    [
      ["Year", () => label],
      ["Name", ({ event }) => event.title],
      ["Number of participants", participantsCell],
      ["From", ({ event }) => event.date],
      ["To", ({ event }) => lastDayOf(event)],
      ["Link to the activity report", ({ event }) => address(eventPath(event))],
    ],
    events,
  );
}

/** Every field of the events and of their reports. */
export function sessionCsv({ events, content, address }: SessionTable): string {
  return csvTable<ReportedEvent>(
    [
      ["Number", ({ event }) => String(event.id)],
      ["Page", ({ event }) => address(eventPath(event))],
      ...columnsOf(eventCollection.fields, ({ event }) => event, address),
      ["Finished", ({ report }) => (report ? "yes" : "")],
      [quarter.label, (each) => quarterOfEvent(each, content)],
      ["Participants", participantsCell],
      ...columnsOf(reportFields, ({ report }) => (report ? formDataOf(report) : {}), address),
    ],
    events,
  );
}

function participantsCell({ report }: ReportedEvent): string {
  return String((report && participantsOf(report)) ?? "");
}

function columnsOf(fields: Fields, dataOf: (each: ReportedEvent) => object, address: Address): Column<ReportedEvent>[] {
  return Object.entries(fields).map(([name, field]) => [
    field.label,
    (each) => cellOf(field, Reflect.get(dataOf(each), name), address),
  ]);
}

function cellOf(field: AnyField, value: unknown, address: Address): string {
  if (value === null || value === undefined || value === "") return "";
  if (field.kind === "tick") return value ? "yes" : "";
  if (field.kind === "choice") return field.options[value as string] ?? "";
  if (field.kind === "picture") return address(value as string);
  if (field.kind === "list") return (value as object[]).map((item) => itemCell(field.of, item, address)).join("\n");
  return Array.isArray(value) ? value.join("\n") : String(value as string | number);
}

const itemCell = (fields: Fields, item: object, address: Address) =>
  Object.entries(fields)
    .map(([name, field]) => cellOf(field, Reflect.get(item, name), address))
    .filter(Boolean)
    .join(", ");
