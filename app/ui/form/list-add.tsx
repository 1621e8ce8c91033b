import { useState, type RefObject } from "react";
import type { FieldOf } from "../../../domain/collections/fields";
import { Button } from "../button/button";
import { SmallButton } from "../admin/small-button";
import { describedBy } from "../field/field";
import fieldStyles from "../field/field.module.css";
import { FilePicker } from "./file-picker";
import { FileProblem } from "./file-problem";
import styles from "./list-chooser.module.css";
import { ListTable, takesTable } from "./list-table";
import { UnusablePicture } from "./prepare-picture";
import { leadPictureOf } from "./rows";
import type { FormValues } from "./use-form-values";

type Props = {
  name: string;
  field: FieldOf<"list">;
  values: FormValues;
  labelId: string;
  adder: RefObject<(HTMLInputElement & HTMLButtonElement) | null>;
  error: string | undefined;
  onFiles?: ((files: File[]) => void) | undefined;
  /** Adds an empty item and returns the prefix of its control names. */
  onAdd: () => string;
};

/** The button below a list. It opens the new item, or asks for files if each item begins with a picture. */
export function ListAdd({ name, field, values, labelId, adder, error, onFiles, onAdd }: Props) {
  const [askedForMore, setAskedForMore] = useState(false);
  const { label, item, max } = field;
  const [what, one] = [label.toLowerCase(), item.toLowerCase()];
  const lead = leadPictureOf(field);
  const count = values.rowsOf(name).length;
  const files = values.pictureAt(name);
  // The message disappears when removed items make room again.
  const rejected = files.rejected || (askedForMore && count >= max ? tooMany(max, what) : "");

  function addItem() {
    if (count >= max) return setAskedForMore(true);
    setAskedForMore(false);
    document.getElementById(onAdd() + Object.keys(field.of)[0])?.focus();
  }
  function addFile(): string {
    if (values.countRows(name) >= max) throw new UnusablePicture(tooMany(max, what));
    const prefix = onAdd();
    describeFirst(prefix + field.named);
    return prefix + lead;
  }
  /** Focuses the first description, unless the person is busy elsewhere. */
  function describeFirst(description: string) {
    const { activeElement } = document;
    if (activeElement !== adder.current && activeElement !== document.body) return;
    document.getElementById(description)?.focus();
  }

  return (
    <>
      <div className={styles.add}>
        {lead ? (
          <FilePicker
            ref={adder}
            id={`${name}-files`}
            text={count === 0 ? `Add ${what}` : `Add more ${what}`}
            aria-labelledby={`${labelId} ${name}-files-text`}
            multiple
            {...describedBy({ name, help: field.help, error: rejected || error })}
            onFiles={(chosen) => {
              files.add(chosen, addFile);
              onFiles?.(chosen);
            }}
          />
        ) : (
          <Button ref={adder} variant="quiet" onClick={addItem}>
            Add {one}
          </Button>
        )}
        {count > 0 && max <= MAX_COUNTED && (
          <span className={fieldStyles.help}>
            {count} of {max}
          </span>
        )}
        {takesTable(field) && <ListTable {...{ name, field, values }} />}
      </div>
      <FileProblem id={`${name}-error`} rejected={rejected} error={error} />
    </>
  );
}

/** Above a long list: does the same as the button below it, which takes the focus. */
export function AddAtEnd({ what, adder }: { what: string; adder: Props["adder"] }) {
  function add() {
    adder.current?.focus();
    adder.current?.click();
  }
  return (
    <div className={styles.add}>
      <SmallButton label="Add at the end" of={`of the ${what}`} onClick={add} />
    </div>
  );
}

/** A larger limit is only a safeguard, so no text mentions it. */
const MAX_COUNTED = 50;

const tooMany = (max: number, what: string) => `There are ${max} ${what} already.`;
