import type { EventImport, ImportedRow } from "../../../../domain/event-import";
import { Button, ButtonLink } from "../../../ui/button/button";
import adminStyles from "../admin.module.css";

const VERDICTS: Record<ImportedRow["verdict"], string> = {
  add: "New",
  known: "Is there already",
  refused: "Needs another look",
};

type Props = { result: EventImport; busy: boolean; onImport: () => void };

export function ImportResult({ result: { dry, rows }, busy, onImport }: Props) {
  const count = (verdict: ImportedRow["verdict"]) => rows.filter((row) => row.verdict === verdict).length;
  const [added, known, refused] = [count("add"), count("known"), count("refused")];
  return (
    <section className={adminStyles.section} aria-label="Result">
      <p role="status">
        {dry ? "Nothing is saved yet. " : "Done. "}
        {added} {dry ? "would be added" : added === 1 ? "event was added" : "events were added"}, {known} already there,{" "}
        {refused} to be looked at.
      </p>
      <div className={adminStyles.scroll}>
        <table>
          <thead>
            <tr>
              <th scope="col">Line</th>
              <th scope="col">Title</th>
              <th scope="col">Date</th>
              <th scope="col">{dry ? "What would happen" : "What happened"}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row key={row.line} row={row} />
            ))}
          </tbody>
        </table>
      </div>
      {dry && refused > 0 && <p className={adminStyles.hint}>Mend these lines in the file and choose it again.</p>}
      <div className={adminStyles.actions}>
        {dry && refused === 0 && added > 0 && (
          <Button disabled={busy} onClick={onImport}>
            Import {added} {added === 1 ? "event" : "events"}
          </Button>
        )}
        {!dry && <ButtonLink to="/events">See the events</ButtonLink>}
      </div>
    </section>
  );
}

function Row({ row: { line, title, date, verdict, problems } }: { row: ImportedRow }) {
  return (
    <tr>
      <td>{line}</td>
      <td dir="auto">{title}</td>
      <td>{date}</td>
      <td>
        {VERDICTS[verdict]}
        {Object.entries(problems).map(([field, words]) => (
          <p key={field} className={adminStyles.problem}>
            {field}: {words}
          </p>
        ))}
      </td>
    </tr>
  );
}
