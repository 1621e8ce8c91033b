import styles from "../../../ui/admin/admin.module.css";
import { SmallButton } from "../../../ui/admin/small-button";
import fieldStyles from "../../../ui/field/field.module.css";
import { Link } from "../../../ui/link/link";
import { finishPath } from "../event-report";
import { linkToStep } from "../finish/finish-steps";
import { countOf, countText, type Unit } from "../text-count";
import type { IicField } from "./iic-sheet";

type Props = {
  /** The id of the event. */
  id: number;
  unit: Unit;
  field: IicField;
  isCopied: boolean;
  onCopy: () => void;
};

export function IicRow({ id, unit, field, isCopied, onCopy }: Props) {
  const { label, value, isFile } = field;
  return (
    <li>
      <div>
        <p className="iic-label">{label}</p>
        <p className="iic-value" dir="auto">
          {isFile && value ? `In the ZIP file: ${value}` : value}
        </p>
        <Missing id={id} field={field} />
        <Count unit={unit} field={field} />
      </div>
      {value && !isFile && <SmallButton label={isCopied ? "Copied" : "Copy"} of={label} onClick={onCopy} />}
    </li>
  );
}

function Missing({ id, field: { label, value, isOptional, step, kind } }: Pick<Props, "id" | "field">) {
  if (value || !step) return null;
  return (
    <p className={isOptional ? undefined : styles.problem}>
      {isOptional ? "None." : "Missing."}{" "}
      <Link to={`${finishPath(id)}${kind ? `?kind=${kind}` : ""}${linkToStep(step)}`}>
        Add<span className="visually-hidden"> {label}</span>
      </Link>
    </p>
  );
}

function Count({ unit, field: { value, limit, step } }: Pick<Props, "unit" | "field">) {
  if (!limit || !step) return null;
  const isOver = countOf(value, unit) > limit;
  const text = countText(value, limit, unit);
  return <p className={isOver ? styles.problem : fieldStyles.help}>{isOver ? `Too long: ${text}` : text}</p>;
}
