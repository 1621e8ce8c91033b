import type { FieldOf } from "../../../domain/collections/fields";
import { FieldTexts, textIds, type Labelled } from "../field/field";
import { Select } from "../field/select";
import styles from "./options.module.css";

type Props = Labelled & {
  field: FieldOf<"choice">;
  value: string | undefined;
};

/** With more options the field is a list that opens, which takes two taps instead of one. */
const MAX_RADIO_BUTTONS = 5;

export function ChoiceField({ field, value, ...frame }: Props) {
  const { name, label } = frame;
  const options = Object.entries(field.options);
  if (options.length > MAX_RADIO_BUTTONS) return <Select {...frame} defaultValue={value} options={options} />;
  return (
    <fieldset id={name} tabIndex={-1} className={styles.group} aria-describedby={textIds(frame)}>
      <legend>{label}</legend>
      <div className={styles.options}>
        {options.map(([option, text]) => (
          <label key={option}>
            <input type="radio" name={name} value={option} defaultChecked={option === value} />
            <span>{text}</span>
          </label>
        ))}
      </div>
      <FieldTexts {...frame} />
    </fieldset>
  );
}
