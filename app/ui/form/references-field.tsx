import { FieldTexts, textIds, type Labelled } from "../field/field";
import styles from "./options.module.css";

/** Something that a field can refer to. */
export type Referable = {
  id: string;
  label: string;
  picture?: string;
};
type Props = Labelled & {
  /** Ids, one in each line. */
  chosen: string;
  options: Referable[] | undefined;
};

/** A checkbox for each option. The chosen ones come first, in the order in which they are saved. */
export function ReferencesField({ name, label, help, error, chosen, options = [] }: Props) {
  const texts = { name, help, error };
  const ids = chosen.split("\n").filter(Boolean);
  const first = ids.map((id) => options.find((option) => option.id === id) ?? { id, label: id });
  const others = options.filter(({ id }) => !ids.includes(id));
  return (
    <fieldset id={name} tabIndex={-1} className={styles.group} aria-describedby={textIds(texts)}>
      <legend>{label}</legend>
      <FieldTexts {...texts} />
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
