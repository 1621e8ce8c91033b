import type { DataOf } from "../../../domain/collections/fields.ts";
import type { EventReportData, IIC_FIELDS, OTHER_FIELDS } from "./event-report-collection.ts";

/** A report in `GET /api/events/{id}/report`. Outcome and photos belong to the event. */
export type EventReport = DataOf<typeof OTHER_FIELDS> & {
  iic: DataOf<typeof IIC_FIELDS>;
  /** The id of the event. */
  id: number;
  /** 1 until somebody saves it. */
  revision: number;
  /** The event can change without its report. */
  eventRevision: number;
  /** False for a finished report: drafts are not counted. */
  draft: boolean;
  updatedAt: string;
};

/** Its ETag, without quotes. */
export function reportTag({ id, revision, eventRevision }: Pick<EventReport, "id" | "revision" | "eventRevision">) {
  return `report-${id}-${revision}.${eventRevision}`;
}

/** Returns the fields of the form, which has no `iic` object. */
export function formDataOf({ iic, ...others }: EventReport): Omit<EventReport, "iic"> & EventReportData {
  return { ...others, ...iic };
}

export const finishPath = (event: number) => `/admin/events/${event}/finish`;

type Counts = Pick<EventReportData, "students" | "faculty" | "external">;
/** Null if nobody was counted. */
export function participantsOf({ students, faculty, external }: Counts): number | null {
  const counts = [students, faculty, external].filter((count) => count !== null);
  return counts.length > 0 ? counts.reduce((sum, count) => sum + count, 0) : null;
}
