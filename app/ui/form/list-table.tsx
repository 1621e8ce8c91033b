import { Suspense, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { FieldOf } from "../../../domain/collections/fields";
import { columnsOf, type TableItems } from "../../../domain/collections/table-items";
import { Button } from "../button/button";
import { lazyPart } from "../lazy-part";
import { NotLoaded } from "../notice/not-loaded";
import { useNotices } from "../notice/notices";
import { countedItems, leadPictureOf, newRow, type Row } from "./rows";
import type { FormValues } from "./use-form-values";

/** Includes the reader of tables, which few forms need. */
const PasteTable = lazyPart(() => import("./paste-table"), NotLoaded);

type Props = { name: string; field: FieldOf<"list">; values: FormValues };

/** Rows of a spreadsheet can become items, unless each item needs the file of a picture. */
export function takesTable(field: FieldOf<"list">): boolean {
  return !leadPictureOf(field) && columnsOf(field.of).length > 1;
}

export function ListTable({ name, field, values }: Props) {
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  /** The pasted text remains when the table is closed. */
  const [text, setText] = useState("");
  const { notify } = useNotices();

  function setRows(rows: Row[]) {
    values.setPasted(name, { rows, onAdded: end });
  }
  function end() {
    setText("");
    setOpen(false);
  }
  function close() {
    setRows([]);
    flushSync(() => setOpen(false));
    opener.current?.focus();
  }
  function onFound(items: TableItems["items"], typed: string) {
    setText(typed);
    setRows(
      items.map((texts) => {
        const row = newRow(field);
        return { ...row, texts: { ...row.texts, ...texts }, isFolded: true as const };
      }),
    );
  }
  function add() {
    const keys = new Set(values.pastedRows(name).map(({ key }) => key));
    flushSync(values.addPasted);
    opener.current?.focus();
    const undo = () => values.setRows(name, (now) => now.filter(({ key }) => !keys.has(key)));
    const message = `${countedItems(field, keys.size)} ${keys.size === 1 ? "is" : "are"} added below the others.`;
    notify("success", message, { actions: [{ label: "Undo", act: undo }] });
  }
  return (
    <>
      <Button ref={opener} variant="quiet" aria-expanded={open} onClick={() => (open ? close() : setOpen(true))}>
        Paste a table
      </Button>
      {open && (
        <Suspense>
          <PasteTable
            {...{ name, field, onFound }}
            first={text}
            takesFocus
            itemsNow={() => values.itemsNow(name)}
            onAdd={add}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  );
}
