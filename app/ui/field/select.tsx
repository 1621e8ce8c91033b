import type { ComponentProps } from "react";
import { describedBy, FieldFrame, type Labelled } from "./field";
import styles from "./field.module.css";

type Option = readonly [value: string | number, text: string];
type Props = Labelled & Omit<ComponentProps<"select">, "children"> & { options: Option[] };

export function Select({ label, name, help, error, options, ...select }: Props) {
  const texts = { name, help, error };
  return (
    <FieldFrame label={label} {...texts}>
      <select id={name} name={name} className={styles.input} {...describedBy(texts)} {...select}>
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
