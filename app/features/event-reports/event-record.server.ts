import type { Executor } from "../../../platform/database/database.ts";
import { selectAll } from "../../../platform/documents/store.ts";
import { eventReportCollection } from "./event-report-collection.ts";

/** Whether an event has a report, saved or not, or private files. */
export async function hasRecord(executor: Executor, eventId: number): Promise<boolean> {
  const report = selectAll({ collection: eventReportCollection }, executor).where("key", "=", String(eventId));
  const proof = executor.selectFrom("eventProof").select("id").where("eventId", "=", eventId);
  return Boolean((await report.executeTakeFirst()) ?? (await proof.executeTakeFirst()));
}
