import { todayIn } from "../../../../domain/moments";
import { parseRowId } from "../../../../domain/row-id";
import { nodesOfSession, quarterOf, sessionOf } from "../../../../domain/session-dates";
import { Page } from "../../../ui/page/page";
import { metaOf } from "../../../ui/page/page-meta";
import { eventPath, lastDayOf } from "../../events/event";
import { eventsContext } from "../../events/events-context";
import { formatWhen, stateWord, takesPlace } from "../../events/format-event";
import { eventReportsContext } from "../event-reports-context";
import { adminRequest } from "../../accounts/admin-request";
import type { Route } from "./+types/route";
import { choicesIn, type FinishData } from "./finish-data";
import { FinishForm } from "./finish-form";
// A separate style sheet, because every visitor loads the main one.
import styleSheet from "./finish.css?url";

export async function loader({ context, params }: Route.LoaderArgs): Promise<FinishData> {
  const { events } = context.get(eventsContext);
  const { eventReports } = context.get(eventReportsContext);
  const { viewer, content, timeZone } = await adminRequest(context);
  const { reports, nodes } = content;
  const event = await events.findAny(viewer, parseRowId(params.id));
  const { id, title, draft, date } = event;
  const path = draft ? `/admin/events/${id}/preview` : eventPath(event);
  const isOver = takesPlace(event) && lastDayOf(event) < todayIn(timeZone);
  return {
    event: { id, title, when: formatWhen(event), path, isOver, state: stateWord(event) },
    report: await eventReports.find(viewer, id),
    copy: await eventReports.findWorkingCopy(viewer, id),
    proofs: await eventReports.proofs.list(viewer, id),
    choices: choicesIn(reports, nodesOfSession(nodes, sessionOf(date, reports.sessionStartsIn))),
    quarter: quarterOf(date, reports.quarters),
    limits: reports.limits,
    timeZone,
  };
}

export const links = () => [{ rel: "stylesheet", href: styleSheet }];

export const meta = metaOf({ title: "Finish this event" });

const noReportOf = (state: string) => `This event is ${state.toLowerCase()}, so no report lists it.`;

export default function Finish({ loaderData }: Route.ComponentProps) {
  const { event, report } = loaderData;
  return (
    <Page title={report.draft ? "Finish this event" : "Report of this event"} lead={`${event.title}, ${event.when}`}>
      {!event.isOver && <p>{event.state ? noReportOf(event.state) : "This event has not taken place yet."}</p>}
      {report.noReport && <p>No report was chosen for this event. “Save the report” writes one all the same.</p>}
      {/* The key resets the form after a save. Unsaved text changes no revision. */}
      <FinishForm key={`${event.id} ${report.revision} ${report.draft}`} {...loaderData} />
    </Page>
  );
}
