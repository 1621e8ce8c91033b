import { Suspense, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { FieldOf, Item } from "../../../domain/collections/fields";
import { columnsOf, type TableItems } from "../../../domain/collections/table-items";
import { Button } from "../button/button";
import { lazyPart } from "../lazy-part";
import { NotLoaded } from "../notice/not-loaded";
import { useNotices } from "../notice/notices";
import { counted, leadPictureOf, newRow } from "./rows";
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
  const { notify } = useNotices();

  function close() {
    flushSync(() => setOpen(false));
    opener.current?.focus();
  }
  function add(items: TableItems["items"]) {
    const rows = items.map((texts) => {
      const row = newRow(field);
      return { ...row, texts: { ...row.texts, ...texts }, isFolded: true as const };
    });
    const keys = new Set(rows.map(({ key }) => key));
    values.setRows(name, (before) => [...before, ...rows]);
    close();
    const undo = () => values.setRows(name, (now) => now.filter(({ key }) => !keys.has(key)));
    const message = `${counted(field, items.length)} ${items.length === 1 ? "is" : "are"} added below the others.`;
    notify("success", message, { actions: [{ label: "Undo", act: undo }] });
  }
  return (
    <>
      <Button ref={opener} variant="quiet" aria-expanded={open} onClick={() => setOpen(!open)}>
        Paste a table
      </Button>
      {open && (
        <Suspense>
          <PasteTable
            {...{ name, field }}
            takesFocus
            itemsNow={() => JSON.parse(values.textsNow()[name] ?? "[]") as Item[]}
            onAdd={add}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  );
}
