import { formatPlainDate } from "../../../../domain/dates";
import type { Ownership } from "../ownership";

export function Checklist({ rows }: { rows: Ownership[] }) {
  return (
    <section aria-labelledby="checklist">
      <h2 id="checklist">What the site depends on</h2>
      {rows.length === 0 ? (
        <p>Nothing is listed yet.</p>
      ) : (
        <table className="handover-table">
          <thead>
            <tr>
              <th scope="col">What</th>
              <th scope="col">Owner</th>
              <th scope="col">Paid by</th>
              <th scope="col">Renew by</th>
              <th scope="col">Checked on</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <ChecklistRow key={row.id} row={row} />
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

function ChecklistRow({ row: { what, owner, payer, renewsOn, checkedOn, note, problems } }: { row: Ownership }) {
  const formatted = (day: string | null) => (day ? formatPlainDate(day) : "");
  return (
    <tr>
      <td dir="auto">
        <strong>{what}</strong>
        {note && <p className="handover-note">{note}</p>}
        {problems.map((problem) => (
          <p key={problem}>Needs somebody: {problem}</p>
        ))}
      </td>
      <Cell label="Owner" text={owner} />
      <Cell label="Paid by" text={payer} />
      <Cell label="Renew by" text={formatted(renewsOn)} />
      <Cell label="Checked on" text={formatted(checkedOn)} />
    </tr>
  );
}

function Cell({ label, text }: { label: string; text: string }) {
  return (
    <td>
      {text && (
        <>
          <span className="handover-label">{label}: </span>
          {text}
        </>
      )}
    </td>
  );
}
