import { redirect } from "react-router";
import { formatPlainDate } from "../../../../domain/dates";
import { formatDay } from "../../../../domain/moments";
import { Page } from "../../../ui/page/page";
import { pageMeta } from "../../../ui/page/page-meta";
import { eventReportsContext } from "../event-reports-context";
import { adminRequest } from "../../accounts/admin-request";
import type { Route } from "./+types/route";
import { EventReports } from "./event-reports";
import { Missing } from "./missing";
import { PhotoPages } from "./photo-pages";
import { SessionControls } from "./session-controls";
import { Signatures } from "./signatures";
import { Totals } from "./totals";
import { useRunningHeading } from "./use-running-heading";
import { WinnerList } from "./winner-list";
// A separate style sheet, because every visitor loads the main one.
import styleSheet from "./session-report.css?url";

/** With `?event=12` the page has only the report of this event. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { sessionReports } = context.get(eventReportsContext);
  const { viewer, content, timeZone } = await adminRequest(context);
  const { site } = content;
  const sessions = await sessionReports.labels(viewer);
  if (!params.session) throw redirect(`/admin/reports/${sessionReports.current()}`);
  const report = await sessionReports.report(viewer, params.session);
  const only = report.events.filter(({ id }) => String(id) === url.searchParams.get("event"));
  return {
    report: only.length > 0 ? { ...report, events: only } : report,
    isOne: only.length > 0,
    sessions,
    cell: `${site.brand} (${site.product})`,
    university: site.university.name,
    printedOn: formatDay(new Date(), timeZone),
  };
}

export const links = () => [{ rel: "stylesheet", href: styleSheet }];

/** The browser proposes the title as the name of the PDF. */
export function meta({ matches, params, loaderData }: Route.MetaArgs) {
  const [event] = loaderData?.isOne ? loaderData.report.events : [];
  const title = event ? `Activity report: ${event.title}` : `Report of the session ${params.session}`;
  return pageMeta(matches, { title });
}

export default function SessionReportPage({ loaderData }: Route.ComponentProps) {
  const { report, isOne, sessions, cell, university, printedOn } = loaderData;
  const title = isOne ? "Activity report" : `Report of the session ${report.label}`;
  const days = `${formatPlainDate(report.days.from)} to ${formatPlainDate(report.days.to)}`;
  useRunningHeading(`${cell} · ${title}`);
  return (
    <div className="report">
      <Page
        title={title}
        lead={`${cell}, ${university}. ${isOne ? `Session ${report.label}` : `Events from ${days}`}, as of ${printedOn}.`}
      >
        <SessionControls label={report.label} sessions={sessions} />
        {!isOne && <Missing report={report} />}
        {report.events.length > 0 && (
          <>
            {!isOne && <Totals report={report} />}
            <EventReports events={report.events} />
            {!isOne && <WinnerList events={report.events} />}
            <Signatures />
            <PhotoPages events={report.events} />
          </>
        )}
      </Page>
    </div>
  );
}
