/** Converts stored reports to those of the API. */
import { complete } from "../../../domain/collections/collection.ts";
import { readData, type Document, type DocumentRow } from "../../../platform/documents/store.ts";
import { eventCollection } from "../events/event-collection.ts";
import { eventReportCollection, IIC_FIELDS, OTHER_FIELDS, type EventReportData } from "./event-report-collection.ts";
import type { EventReport } from "./event-report.ts";

/** The first stored revision. The form of an unsaved report sends it. */
const FIRST_REVISION = 1;

export function toReport(report: Document<EventReportData>, event: DocumentRow): EventReport {
  const { data, revision, publishedAt, updatedAt } = report;
  return shape(data, event, { revision, draft: publishedAt === null, updatedAt });
}

export function noReport(event: DocumentRow): EventReport {
  const data = complete(eventReportCollection.fields, {});
  return shape(data, event, { revision: FIRST_REVISION, draft: true, updatedAt: event.updatedAt });
}

type State = Pick<EventReport, "revision" | "draft" | "updatedAt">;

function shape(data: EventReportData, { id, revision: eventRevision, data: stored }: DocumentRow, state: State) {
  const { outcome, photos } = readData(eventCollection.fields, stored);
  const others = complete(OTHER_FIELDS, { ...data, outcome, photos });
  return { ...others, iic: complete(IIC_FIELDS, data), id, eventRevision, ...state };
}
