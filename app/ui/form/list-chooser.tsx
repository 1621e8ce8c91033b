import { useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { FieldOf } from "../../../domain/collections/fields";
import { FieldTexts } from "../field/field";
import { useNotices } from "../notice/notices";
import type { FieldsProps } from "./collection-field";
import { AddAtEnd, ListAdd } from "./list-add";
import { ListItem } from "./list-item";
import { goToNextItem } from "./next-item";
import styles from "./list-chooser.module.css";
import optionStyles from "./options.module.css";
import { leadPictureOf, newRow, prefixOf, type Row } from "./rows";
import type { FormValues } from "./use-form-values";

type Props = Pick<FieldsProps, "errors" | "references"> & {
  name: string;
  field: FieldOf<"list">;
  values: FormValues;
  /** Called with the chosen files, unchanged. */
  onFiles?: (files: File[]) => void;
};

/** The button below a longer list is far away. */
const MAX_ON_SCREEN = 8;

/** A list of items with their own fields. Buttons move each item, which works with one thumb and by keyboard. */
export function ListChooser({ name, field, values, errors, references, onFiles }: Props) {
  const adder = useRef<HTMLInputElement & HTMLButtonElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const removed = useRef<{ row: Row; title: string; undo: () => void }[]>([]);
  const [moved, setMoved] = useState("");
  const { notify } = useNotices();
  const labelId = useId();
  const rows = values.rowsOf(name);
  // Decided once, because a button that appears later would move what the person is typing in.
  const [isLong] = useState(rows.length > MAX_ON_SCREEN);
  const { label, help, item: itemName } = field;
  const lead = leadPictureOf(field);
  // The same picture twice is a mistake.
  const canCopy = !lead && rows.length < field.max;

  function add(): string {
    const row = newRow(field);
    flushSync(() => values.setRows(name, (items) => [...items, row]));
    return prefixOf(name, row);
  }
  function copy(row: Row) {
    const place = rows.indexOf(row) + 1;
    const copied = newRow(field);
    flushSync(() => {
      values.copyRow(name, field.of, row, copied);
      setMoved(`${itemName} ${place + 1} is a copy of ${itemName.toLowerCase()} ${place}.`);
    });
    document.getElementById(prefixOf(name, copied) + Object.keys(field.of)[0])?.focus();
  }
  function remove(row: Row, title: string) {
    const place = rows.indexOf(row);
    removed.current.push({ row, title, undo: flushSync(() => values.removeRow(name, field.of, row)) });
    setMoved("");
    const next = list.current?.children[place] ?? list.current?.lastElementChild;
    ((next as HTMLElement | null | undefined) ?? adder.current)?.focus();
    offerUndo();
  }
  /** After Undo the message is about the item that was removed before, because two quick taps remove two. */
  function offerUndo(back = "") {
    const last = removed.current.at(-1);
    if (!last) return;
    const undo = () => {
      removed.current.pop();
      flushSync(last.undo);
      list.current
        ?.querySelector(`[name^="${prefixOf(name, last.row)}"]`)
        ?.closest("li")
        ?.focus();
      setMoved(`${last.title} is back.`);
      offerUndo(`${last.title} is back. `);
    };
    notify("success", `${back}${last.title} is removed.`, { actions: [{ label: "Undo", act: undo }] });
  }
  /** `control` keeps its place on the screen, for the next tap, and the focus, which it loses when its element moves. */
  function move(row: Row, to: number, control: HTMLElement) {
    const { top } = control.getBoundingClientRect();
    flushSync(() => {
      values.setRows(name, (items) => items.filter(({ key }) => key !== row.key).toSpliced(to, 0, row));
      setMoved(`${itemName} ${rows.indexOf(row) + 1} is now ${itemName.toLowerCase()} ${to + 1} of ${rows.length}.`);
    });
    control.focus({ preventScroll: true });
    const scrolled = control.closest("dialog") ?? document.documentElement;
    scrolled.scrollBy(0, control.getBoundingClientRect().top - top);
  }

  return (
    <fieldset id={name} tabIndex={-1} className={`${optionStyles.group} ${styles.list}`}>
      <legend id={labelId}>{label}</legend>
      <FieldTexts name={name} help={help} />
      {isLong && <AddAtEnd what={label.toLowerCase()} adder={adder} />}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- One of its inputs has the focus. */}
      <ol
        ref={list}
        className={lead ? styles.pictures : styles.items}
        onKeyDown={lead ? (event) => goToNextItem(event, values.isPreparing ? adder.current : null) : undefined}
      >
        {rows.map((row, index) => (
          <ListItem
            key={row.key}
            {...{ name, field, row, values, errors, references }}
            place={index}
            count={rows.length}
            isExplained={index === rows.findIndex(({ isNew }) => isNew)}
            adder={adder}
            onRemove={(title) => remove(row, title)}
            onMove={(to, control) => move(row, to, control)}
            onCopy={canCopy ? () => copy(row) : undefined}
          />
        ))}
      </ol>
      <p role="status" className="visually-hidden">
        {moved}
      </p>
      <ListAdd {...{ name, field, values, labelId, adder, onFiles }} error={errors[name]} onAdd={add} />
    </fieldset>
  );
}
