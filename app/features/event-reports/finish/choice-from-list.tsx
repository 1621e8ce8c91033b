import { FieldFrame, describedBy } from "../../../ui/field/field";
import fieldStyles from "../../../ui/field/field.module.css";

type Props = {
  name: string;
  label: string;
  /** What to choose, and what is shown for it. */
  options: Record<string, string>;
  /** For no choice. */
  empty: string;
  value: string | undefined;
  error: string | undefined;
};

/** One of the choices that an administrator edits. One that was removed from them can still be chosen. */
export function ChoiceFromList({ name, label, options, empty, value = "", error }: Props) {
  const all = { ...options, ...(value && !(value in options) && { [value]: `${value} (no longer in the list)` }) };
  return (
    <FieldFrame {...{ name, label, error }}>
      <select
        id={name}
        name={name}
        className={fieldStyles.input}
        defaultValue={value}
        {...describedBy({ name, error })}
      >
        <option value="">{empty}</option>
        {Object.entries(all).map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
