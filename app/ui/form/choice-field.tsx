import type { FieldOf } from "../../../domain/collections/fields";
import { describedBy, FieldFrame, FieldTexts, textIds } from "../field/field";
import fieldStyles from "../field/field.module.css";
import styles from "./options.module.css";

type Props = {
  name: string;
  label: string;
  help: string | undefined;
  error: string | undefined;
  field: FieldOf<"choice">;
  value: string | undefined;
};

/** With more options the field is a list that opens, which takes two taps instead of one. */
const MAX_RADIO_BUTTONS = 5;

export function ChoiceField({ field, value, ...frame }: Props) {
  const { name, label } = frame;
  const options = Object.entries(field.options);
  if (options.length > MAX_RADIO_BUTTONS)
    return (
      <FieldFrame {...frame}>
        <select id={name} name={name} className={fieldStyles.input} defaultValue={value} {...describedBy(frame)}>
          {options.map(([option, text]) => (
            <option key={option} value={option}>
              {text}
            </option>
          ))}
        </select>
      </FieldFrame>
    );
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
