import { useEffect, useRef } from "react";
import { formatPlainDate } from "../../../../domain/dates";
import { counted } from "../../../../domain/counted";
import { eventCollection } from "../event-collection";
import { columnLabel, IMPORT_COLUMNS, type ImportColumn } from "../event-import";
import type { EventImport, ImportedRow } from "../event-schema.server.ts";
import { Button } from "../../../ui/button/button";
import { Link } from "../../../ui/link/link";
import adminStyles from "../../../ui/admin/admin.module.css";

const VERDICTS: Record<ImportedRow["verdict"], string> = {
  add: "New",
  known: "There already, or in a row before",
  refused: "Has mistakes",
};

type Props = { result: EventImport; busy: boolean; onImport: () => void };

/** Takes the focus, because it is below the button. After the import a message has it. */
export function ImportResult({ result, busy, onImport }: Props) {
  const { dry, rows } = result;
  const status = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (result.dry) status.current!.focus();
  }, [result]);
  const [added, known, refused] = [countOf(rows, "add"), countOf(rows, "known"), countOf(rows, "refused")];
  // `toSorted` is stable, so other rows remain in order.
  const wrongFirst = rows.toSorted(
    (one, other) => Number(other.verdict === "refused") - Number(one.verdict === "refused"),
  );
  return (
    <section className={adminStyles.section} aria-label="Result">
      <p ref={status} role="status" tabIndex={-1}>
        {dry ? "Nothing is saved yet. " : "Done. "}
        {added} {dry ? "new" : "added"}, {known} there already, {refused} with mistakes.
      </p>
      {refused > 0 && (
        <p>
          Correct the rows with mistakes in the file and choose it again; what is there already is not added twice. Or
          add these events <Link to="/add-event">one by one</Link>.
        </p>
      )}
      {dry && added > 0 && (
        <>
          <p>Visitors see the new events at once, but no drafts.</p>
          <div>
            <Button busy={busy} onClick={onImport}>
              Import {counted(added, "event")}
              {refused > 0 && `, leave out ${refused}`}
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
              <Row key={row.line} row={row} verdict={!dry && row.verdict === "add" ? "Added" : VERDICTS[row.verdict]} />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function Row({ row, verdict }: { row: ImportedRow; verdict: string }) {
  const { line, title, problems } = row;
  return (
    <tr>
      <td>{line}</td>
      <td>
        <span dir="auto">{title}</span>
        <br />
        <span dir="auto">{factsOf(row)}</span>
      </td>
      <td>
        {verdict}
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

/** Returns what was read, so that people see it before visitors do. */
function factsOf({ date, startTime, location, state }: ImportedRow): string {
  const labels: Record<string, string> = eventCollection.fields.state.options;
  return [formatPlainDate(date), startTime, location, labels[state]].filter(Boolean).join(", ");
}

export function addedText({ rows }: EventImport): string {
  const added = countOf(rows, "add");
  if (added === 0) return "Nothing was added: these events are there already.";
  return `${counted(added, "event")} ${added === 1 ? "was" : "were"} added.`;
}

function countOf(rows: ImportedRow[], verdict: ImportedRow["verdict"]): number {
  return rows.filter((row) => row.verdict === verdict).length;
}

function isColumn(name: string): name is ImportColumn {
  return IMPORT_COLUMNS.some((column) => column === name);
}
