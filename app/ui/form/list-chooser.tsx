import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { FieldOf } from "../../../domain/collections/fields";
import { IMAGE_ACCEPT } from "../../../domain/picture-file";
import { describedBy, FieldFrame } from "../field/field";
import type { ChosenPicture } from "./chosen-picture";
import { FileProblem } from "./file-problem";
import { ListItem } from "./list-item";
import styles from "./list-chooser.module.css";
import type { Pictures } from "./use-pictures";

type Props = { name: string; field: FieldOf<"list">; pictures: Pictures; error?: string };

/** A list of pictures with texts. Each can be moved by buttons, which works with one thumb and by keyboard. */
export function ListChooser({ name, field, pictures, error }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [moved, setMoved] = useState("");
  const items = pictures.pictures;
  const { label, help, item: itemName } = field;

  function remove(item: ChosenPicture) {
    pictures.set(items.filter((other) => other !== item));
    setMoved("");
    input.current?.focus();
  }
  /** `control` keeps the focus: the browser takes it away when the element moves. */
  function move(item: ChosenPicture, to: number, control: HTMLElement) {
    const others = items.filter((other) => other !== item);
    flushSync(() => {
      pictures.set(others.toSpliced(to, 0, item));
      setMoved(`${itemName} ${items.indexOf(item) + 1} is now ${itemName.toLowerCase()} ${to + 1} of ${items.length}.`);
    });
    control.focus();
  }

  return (
    <FieldFrame label={label} optional name={name} help={help}>
      <ul className={styles.items}>
        {items.map((item, index) => (
          <ListItem
            key={item.id}
            field={field}
            item={item}
            place={index}
            count={items.length}
            pictures={pictures}
            input={input}
            onRemove={() => remove(item)}
            onMove={(to, control) => move(item, to, control)}
          />
        ))}
      </ul>
      <p role="status" className="visually-hidden">
        {moved}
      </p>
      <input
        ref={input}
        id={name}
        type="file"
        multiple
        accept={IMAGE_ACCEPT}
        {...describedBy({ name, help, error: pictures.rejected || error })}
        onChange={({ currentTarget }) => {
          pictures.add([...(currentTarget.files ?? [])]);
          currentTarget.value = "";
        }}
      />
      <FileProblem id={`${name}-error`} rejected={pictures.rejected} error={error} />
    </FieldFrame>
  );
}
