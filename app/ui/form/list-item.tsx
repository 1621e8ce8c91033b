import { useState, type RefObject } from "react";
import type { FieldOf } from "../../../domain/collections/fields";
import { Badge } from "../badge/badge";
import { SmallButton } from "../admin/small-button";
import fieldStyles from "../field/field.module.css";
import type { FieldsProps } from "./collection-field";
import fieldsStyles from "./collection-fields.module.css";
import { Details } from "./details";
import { FilePicker } from "./file-picker";
import { FieldCell } from "./field-cell";
import { isTyped } from "./form-texts";
import { ItemMoves } from "./item-moves";
import styles from "./list-chooser.module.css";
import { NewPicture } from "./new-picture";
import { descriptionOf, leadPictureOf, picturesOf, prefixOf, type Row } from "./rows";
import { UploadThumbnail, UploadStatus } from "./upload-status";
import type { FormValues } from "./use-form-values";

type Props = Pick<FieldsProps, "errors" | "references"> & {
  name: string;
  field: FieldOf<"list">;
  row: Row;
  values: FormValues;
  /** The index of the item. */
  place: number;
  count: number;
  /** The first of many new items has the explanations. */
  isExplained: boolean;
  onFiles: ((files: File[]) => void) | undefined;
  /** The control that adds items. */
  adder: RefObject<HTMLElement | null>;
  onRemove: (title: string) => void;
  onMove: (to: number, title: string, control: HTMLElement) => void;
  /** Undefined if there is no room for a copy. */
  onCopy: (() => void) | undefined;
};

export function ListItem(props: Props) {
  const { name, field, row, place, count, onMove } = props;
  const called = `${field.item} ${place + 1}`;
  const prefix = prefixOf(name, row);
  const wrong = Object.keys(props.errors).some((path) => path.startsWith(prefix));
  const lead = leadPictureOf(field);
  const description = lead && descriptionOf(field, lead);
  const [texts, setTexts] = useState(row.texts);
  const title = texts[field.named]?.trim() || (description && texts[description]?.trim()) || "";
  const isNewPicture = lead !== undefined && row.isNew;
  const parts = { ...props, prefix, called };
  const shownTitle = title ? `“${title}”` : called;
  const moves = (
    <div className={styles.moves}>
      {count > 1 && (
        <ItemMoves
          name={called.toLowerCase()}
          place={place}
          count={count}
          onMove={(to, control) => onMove(to, shownTitle, control)}
        />
      )}
      {props.onCopy && <SmallButton label="Duplicate" of={called.toLowerCase()} onClick={props.onCopy} />}
      <SmallButton label="Remove" of={called.toLowerCase()} onClick={() => props.onRemove(shownTitle)} />
    </div>
  );
  if (isShort(field))
    return (
      <li tabIndex={-1} className={styles.short} data-item={called} data-title={called}>
        <ShortItem {...parts} />
        {moves}
      </li>
    );
  return (
    <li
      tabIndex={-1}
      className={isNewPicture ? styles.short : undefined}
      data-item={called}
      data-title={title || `${field.label}, ${called.toLowerCase()}`}
      onInput={({ target }) => {
        const { name: typedIn, type, value, checked } = target as HTMLInputElement;
        const text = type === "checkbox" && !checked ? "" : value;
        if (typedIn.startsWith(prefix)) setTexts((last) => ({ ...last, [typedIn.slice(prefix.length)]: text }));
      }}
    >
      {isNewPicture ? (
        <NewPicture {...parts} lead={lead!} moves={moves} />
      ) : (
        <Details
          className={styles.item}
          open={wrong || (row.isNew && !row.isFolded)}
          summary={<Summary {...parts} title={title} isHidden={Boolean(texts.hidden)} />}
        >
          <ItemFields {...parts} />
          {moves}
        </Details>
      )}
    </li>
  );
}

type PartProps = Props & { prefix: string; called: string };

type SummaryProps = PartProps & { title: string; isHidden: boolean };

function Summary({ field, values, prefix, called, title, isHidden }: SummaryProps) {
  const [picture] = picturesOf(field.of);
  const preview = picture && values.pictureAt(prefix + picture).picture?.preview;
  return (
    <>
      {preview && <img src={preview} alt="" loading="lazy" />}
      <span dir="auto">{title || called}</span>
      {isHidden && <Badge variant="quiet">Hidden</Badge>}
    </>
  );
}

function ItemFields({ field, row, values, prefix, errors, references }: PartProps) {
  const lead = leadPictureOf(field);
  const shown = Object.keys(field.of).filter((name) => !field.of[name]!.about);
  // The summary already shows the picture.
  const names = lead ? [field.named, ...shown.filter((name) => name !== field.named)] : shown;
  return (
    <div className={fieldsStyles.fields}>
      {names.map((name) => (
        <FieldCell
          key={name}
          {...{ name, values, prefix, errors, references }}
          fields={field.of}
          texts={row.texts}
          before={row.texts}
          isLead={name === lead}
        />
      ))}
    </div>
  );
}

/** A picture with one line of text needs no card. */
function isShort(field: FieldOf<"list">): boolean {
  const lead = leadPictureOf(field);
  const others = Object.keys(field.of).filter((name) => name !== lead);
  return Boolean(lead) && others.length === 1 && field.of[others[0]!]!.kind === "line";
}

function ShortItem({ field, row, values, prefix, called, errors, adder, onFiles }: PartProps) {
  const [lead = "", line = ""] = Object.keys(field.of);
  const control = values.pictureAt(prefix + lead);
  const about = field.of[line]!;
  const error = control.rejected || (errors[prefix + lead] ?? errors[prefix + line]);
  const errorId = `${prefix + lead}-error`;
  // Decided once, because the control that was used keeps the focus.
  const [isLost] = useState(() => !control.picture && isTyped(field.of, row.texts));
  return (
    <>
      <div
        id={isLost ? undefined : prefix + lead}
        tabIndex={-1}
        role="group"
        aria-label={called}
        aria-describedby={error && errorId}
      >
        <UploadThumbnail picture={control.picture} />
      </div>
      <div className={styles.texts}>
        <input
          id={prefix + line}
          name={prefix + line}
          className={fieldStyles.input}
          aria-label={labelFor(about.label, called.toLowerCase())}
          aria-invalid={Boolean(errors[prefix + line])}
          aria-describedby={error && errorId}
          placeholder={about.label}
          enterKeyHint="next"
          maxLength={"max" in about ? about.max : undefined}
          defaultValue={row.texts[line]}
        />
        {isLost && (
          <FilePicker
            id={prefix + lead}
            text={`Choose ${called.toLowerCase()}`}
            required={!control.picture}
            onFiles={(chosen) => {
              control.add(chosen);
              onFiles?.(chosen);
            }}
          />
        )}
        {error && (
          <p id={errorId} className={fieldStyles.error}>
            {error}
          </p>
        )}
      </div>
      <UploadStatus control={control} name={called.toLowerCase()} input={adder} isListed onlyProblems />
    </>
  );
}

/** Changes `What it shows` to `What photo 1 shows`, and `Role` to `Role, person 1`. */
function labelFor(label: string, name: string): string {
  return label.includes(" it ") ? label.replace(" it ", ` ${name} `) : `${label}, ${name}`;
}
