/** Converts stored reports to those of the API. */
import { complete } from "../../../domain/collections/collection.ts";
import { readData, type DocumentRow } from "../../../platform/documents/store.ts";
import { eventCollection } from "../events/event-collection.ts";
import { eventReportCollection, IIC_FIELDS, OTHER_FIELDS } from "./event-report-collection.ts";
import type { EventReport } from "./event-report.ts";

export type Rows = { event: DocumentRow; report: DocumentRow | undefined };

/** The first stored revision. The form of an unsaved report sends it. */
const FIRST_REVISION = 1;

export function toReport({ event, report }: Rows): EventReport {
  const data = readData(eventReportCollection.fields, report?.data ?? "");
  return {
    ...complete(OTHER_FIELDS, { ...data, ...eventPartOf(event) }),
    iic: complete(IIC_FIELDS, data),
    id: event.id,
    eventRevision: event.revision,
    revision: report?.revision ?? FIRST_REVISION,
    draft: !report?.publishedAt,
    updatedAt: (report ?? event).updatedAt,
  };
}

export function eventPartOf({ data }: DocumentRow) {
  const { outcome, photos } = readData(eventCollection.fields, data);
  return { outcome, photos };
}
