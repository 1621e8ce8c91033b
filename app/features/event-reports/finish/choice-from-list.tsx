import { FieldFrame, describedBy } from "../../../ui/field/field";
import fieldStyles from "../../../ui/field/field.module.css";

type Props = {
  name: string;
  label: string;
  help: string | undefined;
  /** Values and their labels. */
  options: Record<string, string>;
  /** The label for no choice. */
  empty: string;
  value: string | undefined;
  error: string | undefined;
};

/** A choice from a list that administrators edit. The current value remains, even if it was removed from the list. */
export function ChoiceFromList({ name, label, help, options, empty, value = "", error }: Props) {
  const all = { ...options, ...(value && !(value in options) && { [value]: `${value} (no longer in the list)` }) };
  return (
    <FieldFrame {...{ name, label, help, error }}>
      <select
        id={name}
        name={name}
        className={fieldStyles.input}
        defaultValue={value}
        {...describedBy({ name, help, error })}
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
