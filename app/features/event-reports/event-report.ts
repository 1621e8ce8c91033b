import type { z } from "zod";
import type { EventReportData } from "./event-report-collection.ts";
import type { eventReport } from "./event-report-schema.server.ts";

export type EventReport = z.infer<typeof eventReport>;

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
