import { countedAre } from "../../../../domain/counted-are";
import { Link } from "../../../ui/link/link";
import { finishPath } from "../event-report";
import type { SessionReport } from "./session-report.server.ts";

/** Names the events that the report does not count. */
export function Missing({ report: { events, unfinished, ahead, earlier } }: { report: SessionReport }) {
  const uncounted = events.filter(({ participants }) => participants === null);
  return (
    <div className="report-missing">
      {events.length === 0 && <p>No event of this session is finished yet.</p>}
      {unfinished.length > 0 && (
        <>
          <p>
            {unfinishedText(unfinished.length)}
            <span className="report-screen"> The tables (CSV) have {them(unfinished.length)}, without numbers.</span>
          </p>
          <EventNames events={unfinished} action="Finish" />
        </>
      )}
      {uncounted.length > 0 && (
        <>
          <p>Nobody entered the number of participants of:</p>
          <EventNames events={uncounted} action="Add numbers of" />
        </>
      )}
      {earlier > 0 && (
        <p className="report-screen">{countedAre(earlier, "event")} from before this site and not in this report.</p>
      )}
      {ahead > 0 && <p className="report-screen">{countedAre(ahead, "event")} still to come.</p>}
    </div>
  );
}

function unfinishedText(count: number): string {
  const which = count === 1 ? "1 event took place and is" : `${count} events took place and are`;
  return `${which} not finished yet. This report does not count ${them(count)}.`;
}

const them = (count: number) => (count === 1 ? "it" : "them");

type Names = { events: { id: number; title: string; days: string }[]; action: string };

function EventNames({ events, action }: Names) {
  return (
    <ul>
      {events.map(({ id, title, days }) => (
        <li key={id}>
          <span dir="auto">{title}</span>, {days}{" "}
          <Link to={finishPath(id)} className="report-screen">
            {action} <span dir="auto">{title}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
