import { isSame } from "../../../../domain/collections/collection";
import { isAdmin, type Viewer } from "../../../../domain/session";
import type { Entry } from "../../../ui/form/form-texts";
import type { NoticeAction } from "../../../ui/notice/notices";
import type { WriteKeys } from "../../../ui/call/write-key";
import { formOf, reportBody, saveReport, type ReportForm } from "../report-calls";
import type { FinishData } from "./finish-data";

/** The value of the button. */
export const NO_REPORT = "no-report";
export const NEXT_PAGE = "/admin";

type Finishing = Pick<FinishData, "event" | "report"> & {
  entry: Entry;
  seen: ReportForm;
  keys: WriteKeys;
  viewer: Pick<Viewer, "role">;
  writePost: () => Promise<void>;
};

/** Returns the next page and its message. @throws {ApiError} */
export async function saveFinished(finishing: Finishing) {
  const { event, report, entry, seen, keys } = finishing;
  const noReport = entry.as === NO_REPORT;
  const body = { ...reportBody(entry, seen), noReport };
  const key = keys.for(body);
  const saved = await saveReport(event.id, body, { seen: withSeenEvent(seen, formOf(report), body), key });
  if (!noReport) {
    const notice = report.draft ? "Event finished." : "The report is saved.";
    return { path: NEXT_PAGE, notice, actions: actionsAfter(finishing) };
  }
  // Somebody else may have finished the report since.
  const work = () => saveReport(event.id, { noReport: false, draft: report.draft }, { seen: formOf(saved) });
  const notice = `No report for “${event.title}”. Nobody is reminded of it.`;
  return { path: NEXT_PAGE, notice, undo: { work, done: `“${event.title}” waits for its report again.` } };
}

function actionsAfter({ event: { id, path }, viewer, writePost }: Finishing): NoticeAction[] {
  const actions = [
    { label: "View event", to: path },
    { label: "Write a post about it", act: writePost },
  ];
  return isAdmin(viewer) ? [...actions, { label: "IIC sheet", to: `/admin/events/${id}/iic` }] : actions;
}

/**
 * If only the event changed since, returns an outdated revision for the ETag. The server then responds with 412, and
 * their texts are not overwritten.
 */
function withSeenEvent(seen: ReportForm, current: ReportForm, body: object): ReportForm {
  const isLoaded = seen.eventRevision === current.eventRevision;
  const isSent = "outcome" in body || "photos" in body;
  const isOld = !isSame([seen.outcome, seen.photos], [current.outcome, current.photos]);
  return isLoaded && isSent && isOld ? { ...seen, eventRevision: 0 } : seen;
}
