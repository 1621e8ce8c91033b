import type { RefObject } from "react";
import type { FieldOf } from "../../../domain/collections/fields";
import { Button } from "../button/button";
import fieldStyles from "../field/field.module.css";
import { pictureOf, type ChosenPicture } from "./chosen-picture";
import styles from "./list-chooser.module.css";
import { UploadStatus } from "./upload-status";
import type { Pictures } from "./use-pictures";

type Props = {
  field: FieldOf<"list">;
  item: ChosenPicture;
  /** From 0. */
  place: number;
  count: number;
  pictures: Pictures;
  input: RefObject<HTMLInputElement | null>;
  onRemove: () => void;
  onMove: (to: number, control: HTMLElement) => void;
};

export function ListItem({ field, item, place, count, pictures, input, onRemove, onMove }: Props) {
  const name = `${field.item.toLowerCase()} ${place + 1}`;
  return (
    <li>
      <img src={item.preview} alt="" />
      <div className={styles.texts}>
        <ItemTexts field={field} item={item} name={name} onChange={(texts) => pictures.update(item.id, { texts })} />
      </div>
      <div className={styles.moves}>
        {count > 1 && <Moves name={name} place={place} count={count} onMove={onMove} />}
        <Button variant="quiet" small onClick={onRemove}>
          Remove<span className="visually-hidden"> {name}</span>
        </Button>
      </div>
      <UploadStatus picture={item} name={name} pictures={pictures} input={input} />
    </li>
  );
}

type TextsProps = Pick<Props, "field" | "item"> & { name: string; onChange: (texts: ChosenPicture["texts"]) => void };

function ItemTexts({ field, item, name, onChange }: TextsProps) {
  const parts = Object.entries(field.of).filter(([part]) => part !== pictureOf(field));
  return parts.map(([part, { label, ...about }]) => (
    <input
      key={part}
      className={fieldStyles.input}
      aria-label={labelFor(label, name)}
      placeholder={label}
      maxLength={"max" in about ? about.max : undefined}
      value={item.texts[part] ?? ""}
      onChange={({ currentTarget: { value } }) => onChange({ ...item.texts, [part]: value })}
    />
  ));
}

/** `What it shows` becomes `What photo 1 shows`, and `Role` becomes `Role, person 1`. */
function labelFor(label: string, name: string): string {
  return label.includes(" it ") ? label.replace(" it ", ` ${name} `) : `${label}, ${name}`;
}

/** The buttons at the ends of the list do nothing, but remain, so that the focus does. */
function Moves({ name, place, count, onMove }: Pick<Props, "place" | "count" | "onMove"> & { name: string }) {
  return (
    <>
      <Button
        variant="quiet"
        small
        busy={place === 0}
        onClick={({ currentTarget }) => onMove(place - 1, currentTarget)}
      >
        Move up<span className="visually-hidden"> {name}</span>
      </Button>
      <Button
        variant="quiet"
        small
        busy={place === count - 1}
        onClick={({ currentTarget }) => onMove(place + 1, currentTarget)}
      >
        Move down<span className="visually-hidden"> {name}</span>
      </Button>
      <select
        className={fieldStyles.input}
        aria-label={`Move ${name} to place`}
        value={place}
        onChange={({ currentTarget }) => onMove(Number(currentTarget.value), currentTarget)}
      >
        {Array.from({ length: count }, (_, index) => (
          <option key={index} value={index}>
            {index + 1} of {count}
          </option>
        ))}
      </select>
    </>
  );
}
