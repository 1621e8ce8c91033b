import { parse } from "csv-parse/browser/esm/sync";
import { useEffect, useEffectEvent, useState } from "react";
import { countedAre } from "../../../domain/counted-are";
import type { AnyField, FieldOf, Item } from "../../../domain/collections/fields";
import { columnsOf, itemsFromTable, type TableItems } from "../../../domain/collections/table-items";
import { readPasted, TableProblem } from "../../../domain/table";
import { Button } from "../button/button";
import { FieldFrame, describedBy } from "../field/field";
import fieldStyles from "../field/field.module.css";
import { takeFocus } from "../take-focus";
import { countedItems } from "./rows";
import styles from "./list-chooser.module.css";

type Props = {
  name: string;
  field: FieldOf<"list">;
  /** Returns the current items of the list. */
  itemsNow: () => Item[];
  /** Text that was pasted earlier. */
  first?: string;
  /** Gets the items that are not added yet, and the text. */
  onFound: (items: TableItems["items"], text: string) => void;
  onAdd: (items: TableItems["items"]) => void;
  /** Undefined for a table that is always open. */
  onClose?: () => void;
  /** The person has just opened it. */
  takesFocus?: boolean;
};

type Reading = { text: string; found?: TableItems; problem?: string };

/** Adds the rows of a spreadsheet to a list, after a preview of the result. */
export default function PasteTable({ name, field, first = "", takesFocus, itemsNow, onFound, onAdd, onClose }: Props) {
  const [reading, setReading] = useState(() => read(first));
  const { found, problem } = reading;
  const what = field.label.toLowerCase();
  const columns = columnsOf(field.of).map((column) => labelOf(field.of[column]!));
  const help = `${HELP} Columns: ${columns.join(", ")}. The first row can have these names.`;
  const frame = { name: `${name}-table`, help, error: problem };

  function read(text: string): Reading {
    const known = itemsNow().map((item) => String(Reflect.get(item, field.named) ?? ""));
    try {
      return text.trim() ? { text, found: itemsFromTable(field, readPasted(parse, text), known) } : { text };
    } catch (error) {
      return { text, problem: error instanceof TableProblem ? error.message : "This could not be read as a table." };
    }
  }
  const tell = useEffectEvent(onFound);
  useEffect(() => tell(reading.found?.items ?? [], reading.text), [reading]);
  const count = found?.items.length ?? 0;
  return (
    <section className={styles.table} aria-label={`Paste a table of ${what}`}>
      <FieldFrame {...frame} label="Rows of a spreadsheet">
        {/* It has no name, so it is no field of the form. */}
        <textarea
          ref={takesFocus ? takeFocus : undefined}
          id={frame.name}
          className={fieldStyles.input}
          rows={4}
          wrap="off"
          defaultValue={first}
          onInput={({ currentTarget }) => setReading(read(currentTarget.value))}
          {...describedBy(frame)}
        />
      </FieldFrame>
      <div role="status">{found && <Understood found={found} field={field} />}</div>
      <div className={styles.add}>
        <Button busy={count === 0} onClick={() => found && count > 0 && onAdd(found.items)}>
          Add {count > 0 ? countedItems(field, count) : what}
        </Button>
        {onClose && (
          <Button variant="quiet" onClick={onClose}>
            Close the table
          </Button>
        )}
      </div>
    </section>
  );
}

const HELP =
  "Copy the cells in Excel or Google Sheets and paste them here, or write one line for each, with commas between the columns.";

const labelOf = ({ label, required }: AnyField) => (required ? label : `${label} (optional)`);

/** More notes would hide the button that adds the rows. */
const MAX_NOTES = 10;

type Found = { found: TableItems; field: FieldOf<"list"> };

function Understood({ found: { items, filled, notes }, field }: Found) {
  const columns = filled.map(([label, count]) => `${label} in ${count}`).join(", ");
  return (
    <>
      <p>{items.length > 0 ? `Found ${countedItems(field, items.length)}: ${columns}.` : "There is nothing to add."}</p>
      {notes.length > 0 && (
        <ul>
          {notes.slice(0, MAX_NOTES).map((note) => (
            <li key={note} dir="auto">
              {note}
            </li>
          ))}
          {notes.length > MAX_NOTES && <li>{countedAre(notes.length - MAX_NOTES, "more note")} not shown.</li>}
        </ul>
      )}
    </>
  );
}
