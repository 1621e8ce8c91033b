import type { DataOf } from "../../../domain/collections/fields.ts";
import type { EventReportData, IIC_FIELDS, OTHER_FIELDS } from "./event-report-collection.ts";

/** As in `GET /api/events/{id}/report`. Outcome and photos are those of the event. */
export type EventReport = DataOf<typeof OTHER_FIELDS> & {
  iic: DataOf<typeof IIC_FIELDS>;
  /** Of the event. */
  id: number;
  /** 1 until somebody saves it. */
  revision: number;
  /** The event may be changed without its report. */
  eventRevision: number;
  /** Whether it is finished: drafts are in no report. */
  draft: boolean;
  /** ISO 8601. */
  updatedAt: string;
};

/** Its ETag, without quotes. */
export function reportTag({ id, revision, eventRevision }: Pick<EventReport, "id" | "revision" | "eventRevision">) {
  return `report-${id}-${revision}.${eventRevision}`;
}

/** The fields of the form, which has them all beside each other. */
export function formDataOf({ iic, ...others }: EventReport): Omit<EventReport, "iic"> & EventReportData {
  return { ...others, ...iic };
}

/** The page where people write it. */
export const finishPath = (event: number) => `/admin/events/${event}/finish`;

type Counts = Pick<EventReportData, "students" | "faculty" | "external">;
/** Null if nobody was counted. */
export function participantsOf({ students, faculty, external }: Counts): number | null {
  const counts = [students, faculty, external].filter((count) => count !== null);
  return counts.length > 0 ? counts.reduce((sum, count) => sum + count, 0) : null;
}
