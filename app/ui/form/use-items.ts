import { useState, type RefObject } from "react";
import { flushSync } from "react-dom";
import type { FieldOf } from "../../../domain/collections/fields";
import { useNotices } from "../notice/notices";
import { newRow, prefixOf, type Row } from "./rows";
import type { FormValues } from "./use-form-values";

type Props = {
  name: string;
  field: FieldOf<"list">;
  values: FormValues;
  list: RefObject<HTMLOListElement | null>;
  /** The control that adds items. */
  adder: RefObject<HTMLElement | null>;
};

/** What a person can do with the items of a list. `status` is for screen readers. */
export function useItems({ name, field, values, list, adder }: Props) {
  const [status, setStatus] = useState("");
  const { notify } = useNotices();
  const rows = values.rowsOf(name);
  const itemName = field.item;

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
      setStatus(`${itemName} ${place + 1} is a copy of ${itemName.toLowerCase()} ${place}.`);
    });
    document.getElementById(prefixOf(name, copied) + Object.keys(field.of)[0])?.focus();
  }
  function remove(row: Row, title: string) {
    const place = rows.indexOf(row);
    const restore = flushSync(() => values.removeRow(name, field.of, row));
    setStatus("");
    const next = list.current?.children[place] ?? list.current?.lastElementChild;
    ((next as HTMLElement | null | undefined) ?? adder.current)?.focus();
    const undo = () => {
      flushSync(restore);
      document
        .querySelector(`[name^="${prefixOf(name, row)}"]`)
        ?.closest("li")
        ?.focus();
      setStatus(`${title} is back.`);
    };
    notify("success", `${title} is removed from this form.`, { actions: [{ label: "Undo", act: undo }] });
  }
  /** `control` keeps its place on the screen, for the next tap, and the focus, which it loses when its element moves. */
  function move(row: Row, to: number, title: string, control: HTMLElement) {
    const { top } = control.getBoundingClientRect();
    flushSync(() => {
      values.setRows(name, (items) => items.filter(({ key }) => key !== row.key).toSpliced(to, 0, row));
      setStatus(`${title} is now ${itemName.toLowerCase()} ${to + 1} of ${rows.length}.`);
    });
    control.focus({ preventScroll: true });
    const scrolled = control.closest("dialog") ?? document.documentElement;
    scrolled.scrollBy(0, control.getBoundingClientRect().top - top);
  }

  return { add, copy, remove, move, status };
}
