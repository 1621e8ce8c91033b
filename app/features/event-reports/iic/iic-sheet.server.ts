/** The fields of the council's form, in its order. */
import type { ReportsContent } from "../../../../domain/content/reports.ts";
import { quarterOf, sessionOf } from "../../../../domain/session-dates.ts";
import { lastDayOf, type Event } from "../../events/event.ts";
import type { EventReport } from "../event-report.ts";
import type { IicFile } from "./iic-files.server.ts";
import type { IicField, IicSheet } from "./iic-sheet.ts";
import { postFields } from "./post-fields.server.ts";

type Given = { event: Event; report: EventReport; files: IicFile[]; content: ReportsContent };

export function iicSheet(given: Given): IicSheet {
  const { event, report, content } = given;
  return {
    id: event.id,
    title: event.title,
    session: sessionOf(event.date, content.sessionStartsIn),
    isFinished: !report.draft,
    unit: content.limits.unit,
    fields: [
      ...activityFields(given),
      ...numberFields(report),
      ...textFields(report, content),
      ...speakerFields(report),
      ...proofFields(given),
    ],
  };
}

function activityFields({ event, report, content }: Given): IicField[] {
  const { iic, hours } = report;
  return [
    { label: "Academic year", value: sessionOf(event.date, content.sessionStartsIn) },
    { label: "Quarter", value: iic.quarter || quarterOf(event.date, content.quarters), step: "numbers" },
    { label: "Driven by", value: iic.drivenBy, step: "numbers" },
    { label: "Name of the activity", value: event.title },
    { label: "Level", value: iic.level, step: "numbers" },
    { label: "Led by", value: iic.ledBy, step: "numbers" },
    { label: "Theme", value: iic.theme, step: "numbers" },
    { label: "Hours", value: digits(hours), step: "numbers" },
    { label: "From", value: event.date },
    { label: "To", value: lastDayOf(event) },
  ];
}

function numberFields({ students, faculty, external, expenditure, mode }: EventReport): IicField[] {
  return [
    { label: "Students", value: digits(students), step: "numbers" },
    { label: "Faculty", value: digits(faculty), step: "numbers" },
    { label: "External participants", value: digits(external), step: "numbers" },
    { label: "Expenditure in rupees", value: digits(expenditure), step: "numbers" },
    { label: "Mode", value: mode && mode[0]!.toUpperCase() + mode.slice(1), step: "numbers" },
  ];
}

function textFields({ outcome, objective, learnt }: EventReport, { limits }: ReportsContent): IicField[] {
  return [
    { label: "Remark (outcome)", value: outcome, limit: limits.outcome, step: "text" },
    { label: "Objective", value: objective, limit: limits.objective, step: "text" },
    { label: "Benefit in learning, skill and knowledge", value: learnt, limit: limits.learnt, step: "text" },
  ];
}

/** Labels of a single speaker have no number. */
function speakerFields({ speakers }: EventReport): IicField[] {
  const shown = speakers.length > 0 ? speakers : [{ name: "", designation: "", organisation: "" }];
  return shown.flatMap(({ name, designation, organisation }, index): IicField[] => {
    const of = index === 0 ? "Speaker" : `Speaker ${index + 1}`;
    return [
      { label: `${of}: name`, value: name, step: "people" },
      { label: `${of}: designation`, value: designation, step: "people" },
      { label: `${of}: organisation`, value: organisation, step: "people" },
    ];
  });
}

function proofFields({ report, files }: Given): IicField[] {
  const namesOf = (wanted: IicFile["kind"]) => files.filter(({ kind }) => kind === wanted).map(({ name }) => name);
  const proof = (kind: "attendance" | "report") =>
    ({ value: namesOf(kind).join(", "), isFile: true, step: "proofs", kind }) as const;
  const [first = "", second = ""] = namesOf("photo");
  return [
    { label: "Video", value: report.videoUrl, isOptional: true, step: "photos" },
    { label: "Attendance sheet", ...proof("attendance") },
    { label: "Photograph 1", value: first, isFile: true, step: "photos" },
    { label: "Photograph 2", value: second, isFile: true, step: "photos" },
    { label: "Report", ...proof("report") },
    ...postFields(report.posts),
  ];
}

const digits = (value: number | null) => (value === null ? "" : String(value));
