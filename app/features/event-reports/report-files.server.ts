/** Reports as files of an export: `event-reports/3.yaml`, where 3 is the id of the event. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { parse, stringify } from "yaml";
import { z } from "zod";
import { complete } from "../../../domain/collections/collection.ts";
import { nested } from "../../../domain/content/nested.ts";
import { formatPlainDate } from "../../../domain/dates.ts";
import type { Executor } from "../../../platform/database/database.ts";
import { readData, selectAll, selectUndeleted, type DocumentRow } from "../../../platform/documents/store.ts";
import { HttpError, parseInput } from "../../../platform/http-error.ts";
import { eventCollection } from "../events/event-collection.ts";
import { eventReportCollection, IIC_FIELDS, OTHER_FIELDS } from "./event-report-collection.ts";
import { reportInput } from "./event-report-schema.server.ts";

const FOLDER = "event-reports";
const NOTE = "# The outcome and the photos belong to the event. Private files are in a backup only.\n";

/** Outcome and photos belong to the event. */
const { outcome: _, photos: __, ...REPORT_FIELDS } = OTHER_FIELDS;
const ofTheEvent = z.never("This belongs to the event. Take it out of this file.").optional();
const fileSchema = z.looseObject({
  outcome: ofTheEvent,
  photos: ofTheEvent,
  event: z.strictObject({ uid: z.string(), title: z.string(), date: z.string() }, "Write which event it is about."),
});

type About = { title: string; date: string };
type ReportFile = About & { name: string; uid: string; input: z.output<typeof reportInput> };
export type NewReport = { name: string; eventId: number; input: object };
type Found = { reports: NewReport[]; problems: string[] };

export async function reportFiles(executor: Executor): Promise<[name: string, text: string][]> {
  const all = await reportsByUid(executor);
  return [...all.values()].map(({ event, report }) => {
    const about = { uid: event.uid, ...aboutOf(event) };
    return [nameOf(event.id), NOTE + stringify({ event: about, ...report })];
  });
}

/** Reads reports that differ from those of this site. The uid of an event finds it here. */
export async function findNewReports(executor: Executor, folder: string): Promise<Found> {
  const here = await eventsByUid(executor);
  const reports = await reportsByUid(executor);
  const found: Found = { reports: [], problems: [] };
  const names = new Map<string, string>();
  for (const name of namesIn(folder)) {
    const { report, problem } = readReport(folder, name);
    const reason = problem ?? problemOf(report, { here, sameUid: names.get(report.uid) });
    if (reason) found.problems.push(`${name}: ${reason}`);
    if (!report || reason) continue;
    names.set(report.uid, name);
    const { uid, input } = report;
    const current = reports.get(uid)?.report ?? NO_REPORT;
    if (!isDeepStrictEqual(merged(current, input), current))
      found.reports.push({ name, eventId: here.get(uid)!.id, input });
  }
  return found;
}

type Site = { here: Map<string, DocumentRow>; /** The name of an earlier file. */ sameUid: string | undefined };

function problemOf(report: ReportFile, { here, sameUid }: Site): string | undefined {
  const event = here.get(report.uid);
  if (!event) return noSuchEvent(report);
  if (sameUid) return `${sameUid} has the same uid.`;
  return isOfAnother(report, event, here) ? wrongUid(report, aboutOf(event)) : undefined;
}

/** A renamed or moved event is the same one, unless another event has this title and date. */
function isOfAnother({ title, date }: About, event: DocumentRow, here: Site["here"]): boolean {
  const isIts = (row: DocumentRow) => isDeepStrictEqual(aboutOf(row), { title, date });
  if (isIts(event)) return false;
  const now = aboutOf(event);
  return (now.title !== title && now.date !== date) || [...here.values()].some(isIts);
}

const nameOf = (id: number) => `${FOLDER}/${id}.yaml`;
const noSuchEvent = ({ title, uid }: ReportFile) =>
  `this site has no event “${title}” with the uid ${uid}. Restore a backup instead, or delete this file and import the rest.`;
const nameAndDay = ({ title, date }: About) => `“${title}”, ${formatPlainDate(date)}`;
const wrongUid = (file: About, event: About) =>
  `This is the report of ${nameAndDay(file)}, but its uid is that of ${nameAndDay(event)}. Correct the uid, or the title and the date.`;

/** Omits unsaved reports. */
async function reportsByUid(executor: Executor) {
  const events = new Map([...(await eventsByUid(executor)).values()].map((event) => [String(event.id), event]));
  const rows = await selectAll({ collection: eventReportCollection }, executor).orderBy("id").execute();
  const saved = rows.filter(({ publishedAt, revision }) => publishedAt !== null || revision > 1);
  const pairs = saved.flatMap((report) => {
    const event = events.get(report.key!);
    return event ? [[event.uid, { event, report: storedOf(report) }] as const] : [];
  });
  return new Map(pairs);
}

async function eventsByUid(executor: Executor): Promise<Map<string, DocumentRow>> {
  const rows = await selectUndeleted({ collection: eventCollection }, executor).execute();
  return new Map(rows.map((row) => [row.uid, row]));
}

function aboutOf({ data }: DocumentRow): About {
  const { title, date } = readData(eventCollection.fields, data);
  return { title, date };
}

/** Returns the values in the shape of a file. */
function shapeOf(values: object, draft: boolean) {
  return { draft, ...nested(REPORT_FIELDS, values), iic: nested(IIC_FIELDS, values) };
}
type Shape = ReturnType<typeof shapeOf>;
const { fields: FIELDS } = eventReportCollection;
const NO_REPORT = shapeOf(complete(FIELDS, {}), true);

const storedOf = ({ data, publishedAt }: DocumentRow) => shapeOf(readData(FIELDS, data), publishedAt === null);

/** Returns the report that saving the input would make. */
function merged(current: Shape, { draft = false, iic, ...others }: ReportFile["input"]): Shape {
  return shapeOf(complete(FIELDS, { ...current, ...current.iic, ...others, ...iic }), draft);
}

function namesIn(folder: string): string[] {
  const path = join(folder, FOLDER);
  const names = existsSync(path) ? readdirSync(path).filter((name) => name.endsWith(".yaml")) : [];
  return names.sort().map((name) => `${FOLDER}/${name}`);
}

type Read = { report: ReportFile; problem?: undefined } | { report?: undefined; problem: string };

function readReport(folder: string, name: string): Read {
  try {
    const { event, ...input } = parseInput(fileSchema, parse(readFileSync(join(folder, name), "utf8")));
    return { report: { name, ...event, input: parseInput(reportInput, input) } };
  } catch (error) {
    const [first] = error instanceof HttpError ? Object.entries(error.fields ?? {}) : [];
    return { problem: first ? first.join(": ") : (error as Error).message };
  }
}
