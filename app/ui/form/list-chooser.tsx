import { useId, useRef, useState } from "react";
import type { FieldOf } from "../../../domain/collections/fields";
import { FieldTexts, textIds } from "../field/field";
import type { FieldsProps } from "./collection-field";
import { AddAtEnd, ListAdd } from "./list-add";
import { ListItem } from "./list-item";
import { goToNextItem } from "./enter-key";
import styles from "./list-chooser.module.css";
import optionStyles from "./options.module.css";
import { leadPictureOf } from "./rows";
import type { FormValues } from "./use-form-values";
import { useItems } from "./use-items";

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
  const items = useItems({ name, field, values, list, adder });
  const labelId = useId();
  const rows = values.rowsOf(name);
  // Decided once, because a button that appears later would move what the person is typing in.
  const [isLong] = useState(rows.length > MAX_ON_SCREEN);
  const { label, help } = field;
  const lead = leadPictureOf(field);
  // The same picture twice is a mistake.
  const canCopy = !lead && rows.length < field.max;

  return (
    <fieldset
      id={name}
      tabIndex={-1}
      className={`${optionStyles.group} ${styles.list}`}
      aria-describedby={textIds({ name, help, error: errors[name] })}
    >
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
            {...{ name, field, row, values, errors, references, onFiles }}
            place={index}
            count={rows.length}
            isExplained={index === rows.findIndex(({ isNew }) => isNew)}
            adder={adder}
            onRemove={(title) => items.remove(row, title)}
            onMove={(to, title, control) => items.move(row, to, title, control)}
            onCopy={canCopy ? () => items.copy(row) : undefined}
          />
        ))}
      </ol>
      <p role="status" className="visually-hidden">
        {items.status}
      </p>
      <ListAdd {...{ name, field, values, labelId, adder, onFiles }} error={errors[name]} onAdd={items.add} />
    </fieldset>
  );
}
