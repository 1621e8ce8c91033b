import { useState } from "react";
import { fieldsAbout, isSame } from "../../../domain/collections/collection";
import { emptyMeansOf, type AnyField, type Fields } from "../../../domain/collections/fields";
import { fieldAndItem, take } from "../../../domain/collections/merge";
import { piecesOf } from "../../../domain/collections/text-difference";
import fieldStyles from "../field/field.module.css";
import type { AddressOf } from "./chosen-picture";
import styles from "./conflict.module.css";

type Props = {
  fields: Fields;
  /** A path of `Merge.disputed`. */
  path: string;
  addressOf: AddressOf;
  label: string;
  /** The label of the other value. */
  otherLabel: string;
  mine: object;
  theirs: object;
  /** The current data of the form. */
  typed: object;
  error: string | undefined;
  onChoose: (from: object) => void;
};

/**
 * A field or item that both changed, with both values. None is preselected, because it is easy to press on. A third
 * value that the person types in the form is a choice, too, and remains one.
 */
export function DisputedField(props: Props) {
  const { fields, path, addressOf, label, otherLabel, mine, theirs, typed, error, onChoose } = props;
  const [chosen, setChosen] = useState<object>();
  const [own, setOwn] = useState<object>();
  const isInForm = (data: object) => isSame(take(fields, typed, path, data), typed);
  const isOwn = !isInForm(mine) && !isInForm(theirs);
  if (isOwn && !(own && isInForm(own))) setOwn(typed);
  const name = `choose-${path}`;
  const choices = [
    { whose: "From this form", data: mine, other: theirs, id: name },
    { whose: otherLabel, data: theirs, other: mine, id: `${name}-theirs` },
    ...(own ? [{ whose: "As you corrected it in the form", data: own, other: theirs, id: `${name}-own` }] : []),
  ];
  return (
    <fieldset className={styles.disputed} aria-describedby={error && `${name}-error`}>
      <legend>{label}</legend>
      {error && !isOwn && (
        <p id={`${name}-error`} className={fieldStyles.error}>
          {error}
        </p>
      )}
      {choices.map(({ whose, data, other, id }) => (
        <label key={whose} className={styles.choice}>
          <input
            id={id}
            aria-labelledby={`${id}-whose`}
            aria-describedby={`${id}-value`}
            type="radio"
            name={name}
            required
            checked={isInForm(data) && (isOwn || data === chosen)}
            onChange={() => {
              setChosen(data);
              onChoose(data);
            }}
          />
          <span>
            <strong id={`${id}-whose`}>{whose}</strong>
            <span id={`${id}-value`}>
              <ValueAt {...{ fields, path, addressOf, data, other }} />
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

/** `other` is what this value is compared with. */
type ValueProps = Pick<Props, "fields" | "addressOf"> & { data: object; other: object };

function ValueAt({ fields, path, addressOf, data, other }: ValueProps & { path: string }) {
  const { name, field, id, item } = fieldAndItem(fields, path, data);
  if (field.kind !== "list" || !id) return <Value {...{ fields, name, addressOf, data, other }} />;
  if (!item) return <span>(removed)</span>;
  const otherItem = fieldAndItem(fields, path, other).item ?? item;
  const parts = Object.keys(field.of).filter((part) => {
    const isIn = (side: object) => textAt(field.of, part, side) !== "";
    return !field.of[part]!.about && (isIn(item) || isIn(otherItem));
  });
  return parts.map((part) => (
    <Value key={part} fields={field.of} name={part} isPart addressOf={addressOf} data={item} other={otherItem} />
  ));
}

type NamedProps = ValueProps & { name: string };

/** A part has its label, because the legend names the whole. */
function Value({ isPart, ...props }: NamedProps & { isPart?: true }) {
  const { fields, name, data, other } = props;
  const field = fields[name]!;
  const text = textAt(fields, name, data);
  if (field.kind === "picture" && text) return <PictureValue {...props} />;
  const value = text ? <Marked text={text} other={textAt(fields, name, other)} /> : (EMPTY[field.kind] ?? "(empty)");
  if (!isPart) return <span dir="auto">{value}</span>;
  return (
    <span>
      {field.label}: <bdi>{value}</bdi>
    </span>
  );
}

/** The lines about a picture that both have are shown only where they differ. */
function PictureValue({ fields, name, ...sides }: NamedProps) {
  const { addressOf, data, other } = sides;
  const isSamePicture = Reflect.get(data, name) === Reflect.get(other, name);
  const about = fieldsAbout(fields, name).filter((part) => {
    const text = textAt(fields, part, data);
    return text !== textAt(fields, part, other) || (text && !isSamePicture);
  });
  return (
    <>
      <img src={addressOf(textAt(fields, name, data))} alt="" />
      {about.map((part) => (
        <Value key={part} fields={fields} name={part} isPart {...sides} />
      ))}
    </>
  );
}

const EMPTY: Partial<Record<AnyField["kind"], string>> = { picture: "(none)", tick: "no" };

/** Marks the words that `other` does not have. */
function Marked({ text, other }: { text: string; other: string }) {
  return piecesOf(text, other).map((piece, index) =>
    piece.isOwn ? <mark key={index}>{piece.text}</mark> : piece.text,
  );
}

function textAt(fields: Fields, name: string, data: object): string {
  const field = fields[name]!;
  const value: unknown = Reflect.get(data, name);
  if (emptyMeansOf(field) && value === "") return "only decoration";
  if (Array.isArray(value)) return value.join(", ");
  if (field.kind === "tick") return value ? "yes" : "";
  return field.kind === "choice" ? (field.options[String(value)] ?? "") : String(value ?? "");
}
