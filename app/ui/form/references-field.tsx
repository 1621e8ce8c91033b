import fieldStyles from "../field/field.module.css";
import styles from "./options.module.css";

/** What a field can refer to. */
export type Referable = {
  id: string;
  label: string;
  /** Its address. */
  picture?: string;
};
type Props = {
  name: string;
  label: string;
  help: string | undefined;
  error: string | undefined;
  /** Ids, one in each line. */
  chosen: string;
  options: Referable[] | undefined;
};

/** A checkbox for each. The chosen ones are first and in their order, which is the order that is saved. */
export function ReferencesField({ name, label, help, error, chosen, options = [] }: Props) {
  const ids = chosen.split("\n").filter(Boolean);
  const first = ids.map((id) => options.find((option) => option.id === id) ?? { id, label: id });
  const others = options.filter(({ id }) => !ids.includes(id));
  return (
    <fieldset id={name} tabIndex={-1} className={styles.group}>
      <legend>{label}</legend>
      {help && <p className={fieldStyles.help}>{help}</p>}
      {error && <p className={fieldStyles.error}>{error}</p>}
      <div className={styles.options}>
        {[...first, ...others].map((option) => (
          <label key={option.id}>
            <input type="checkbox" name={name} value={option.id} defaultChecked={ids.includes(option.id)} />
            {option.picture && <img src={option.picture} alt="" loading="lazy" />}
            <span dir="auto">{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
