import { formatRupees } from "../format-rupees";
import type { SessionReport, Total } from "./session-report.server.ts";

export function Totals({ report: { groups, total } }: { report: SessionReport }) {
  return (
    <section className="report-totals" aria-labelledby="totals">
      <h2 id="totals">Totals</h2>
      <div className="report-groups">
        {groups.map(({ title, rows }) => (
          <TotalsTable key={title} title={title} rows={rows} total={total} />
        ))}
      </div>
    </section>
  );
}

function TotalsTable({ title, rows, total }: { title: string; rows: Total[]; total: Total }) {
  return (
    <table className="report-table">
      {/* Phones show this title instead of the table's head. */}
      <caption>{title}</caption>
      <thead>
        <tr>
          <th scope="col">{title}</th>
          <th scope="col">Events</th>
          <th scope="col">Participants</th>
          <th scope="col">Spent</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <TotalRow key={row.name} row={row} />
        ))}
      </tbody>
      <tfoot>
        <TotalRow row={total} />
      </tfoot>
    </table>
  );
}

function TotalRow({ row: { name, events, participants, expenditure } }: { row: Total }) {
  return (
    <tr>
      <th scope="row" dir="auto">
        {name}
      </th>
      <Cell label="Events" text={events.toLocaleString("en-IN")} />
      <Cell label="Participants" text={participants?.toLocaleString("en-IN")} />
      <Cell label="Spent" text={expenditure === null ? undefined : formatRupees(expenditure)} />
    </tr>
  );
}

/** Phones show the label instead of the table's head. */
function Cell({ label, text = "Not given" }: { label: string; text: string | undefined }) {
  return (
    <td>
      <span className="report-label">{label}: </span>
      {text}
    </td>
  );
}
