import { columnLabel, IMPORT_COLUMNS, type ImportColumn } from "../event-import";
import type { EventImport, ImportedRow } from "../event-schema.server.ts";
import { Button } from "../../../ui/button/button";
import adminStyles from "../../../ui/admin/admin.module.css";

const VERDICTS: Record<ImportedRow["verdict"], string> = {
  add: "New",
  known: "There already, or in a row before",
  refused: "Has mistakes",
};

type Props = { result: EventImport; busy: boolean; onImport: () => void };

export function ImportResult({ result: { dry, rows }, busy, onImport }: Props) {
  const [added, known, refused] = [countOf(rows, "add"), countOf(rows, "known"), countOf(rows, "refused")];
  // `toSorted` is stable, so other rows remain in order.
  const wrongFirst = rows.toSorted(
    (one, other) => Number(other.verdict === "refused") - Number(one.verdict === "refused"),
  );
  return (
    <section className={adminStyles.section} aria-label="Result">
      <p role="status">
        {dry ? "Nothing is saved yet. " : "Done. "}
        {added} {dry ? "new" : "added"}, {known} there already, {refused} with mistakes.
      </p>
      {dry && refused > 0 && (
        <p>Correct these rows in the file and choose it again. Only a file without mistakes can be imported.</p>
      )}
      {dry && refused === 0 && added > 0 && (
        <>
          <p>Visitors see the new events at once, but no drafts.</p>
          <div>
            <Button busy={busy} onClick={onImport}>
              Import {eventsText(added)}
            </Button>
          </div>
        </>
      )}
      <div className={adminStyles.scroll}>
        <table>
          <thead>
            <tr>
              <th scope="col">Row</th>
              <th scope="col">Event</th>
              <th scope="col">Result</th>
            </tr>
          </thead>
          <tbody>
            {wrongFirst.map((row) => (
              <Row key={row.line} row={row} />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function Row({ row: { line, title, date, verdict, problems } }: { row: ImportedRow }) {
  return (
    <tr>
      <td>{line}</td>
      <td>
        <span dir="auto">{title}</span>
        <br />
        {date}
      </td>
      <td>
        {VERDICTS[verdict]}
        {Object.entries(problems).map(([column, problem]) => (
          <p key={column} className={adminStyles.problem}>
            {isColumn(column) && `${columnLabel(column)}: `}
            {problem}
          </p>
        ))}
      </td>
    </tr>
  );
}

export function addedText({ rows }: EventImport): string {
  const added = countOf(rows, "add");
  return `${eventsText(added)} ${added === 1 ? "was" : "were"} added.`;
}

function countOf(rows: ImportedRow[], verdict: ImportedRow["verdict"]): number {
  return rows.filter((row) => row.verdict === verdict).length;
}

function eventsText(count: number): string {
  return `${count} ${count === 1 ? "event" : "events"}`;
}

function isColumn(name: string): name is ImportColumn {
  return IMPORT_COLUMNS.some((column) => column === name);
}
