import { changesIn, type Entry } from "../../ui/form/form-texts";
import { ApiError, call, ifMatch, jsonBody } from "../../ui/call/request";
import { send, type Sending } from "../../ui/call/upload-request";
import { eventReportCollection, IIC_FIELDS } from "./event-report-collection";
import type { ProofKind } from "./event-proof";
import type { EventProof } from "./event-report-schema.server";
import { formDataOf, reportTag, type EventReport } from "./event-report";

export type ReportForm = ReturnType<typeof formOf>;

/** Its only button finishes the report, so the form treats every report as published. */
export const formOf = (report: EventReport) => ({ ...formDataOf(report), draft: false });

const reportPath = (event: number) => `/api/events/${event}/report`;
export const workingCopyPath = (event: number) => `${reportPath(event)}/working-copy`;
const proofsPath = (event: number) => `/api/events/${event}/proofs`;
export const proofPath = (event: number, proof: number) => `${proofsPath(event)}/${proof}`;

/** Returns the fields that differ from `seen`. */
export function reportBody(entry: Entry, seen: ReportForm): Record<string, unknown> {
  const changes = Object.entries(changesIn(eventReportCollection.fields, entry, seen));
  const isIic = ([name]: [string, unknown]) => name in IIC_FIELDS;
  const others = changes.filter((change) => !isIic(change));
  return { ...Object.fromEntries(others), iic: Object.fromEntries(changes.filter(isIic)) };
}

/** @throws {ApiError} 412 with `current`, in the shape of the form, when someone else has saved meanwhile */
export async function saveReport(event: number, body: object, how: { seen: ReportForm; key?: string }) {
  const key = how.key && { "Idempotency-Key": how.key };
  const marks = { ...ifMatch(reportTag(how.seen)), ...key };
  try {
    return await call<EventReport>(reportPath(event), jsonBody("PUT", body, marks));
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 412) throw error;
    throw new ApiError(error.message, error.status, error.fields, formOf(error.current as EventReport));
  }
}

/** Uploads the file unchanged. @throws {ApiError} */
export async function addProof(event: number, kind: ProofKind, file: File, sending: Sending): Promise<EventProof> {
  const body = new FormData();
  body.set("kind", kind);
  body.set("file", file);
  return (await send("", proofsPath(event), { body, ...sending })) as EventProof;
}

/** @throws {ApiError} */
export const deleteProof = (event: number, proof: number) => call(proofPath(event, proof), { method: "DELETE" });
