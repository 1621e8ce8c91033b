import type { ComponentProps } from "react";
import { describedBy, FieldFrame, type Labelled } from "./field";
import styles from "./field.module.css";

export function Select({ label, name, help, error, ...select }: Labelled & ComponentProps<"select">) {
  const texts = { name, help, error };
  return (
    <FieldFrame label={label} {...texts}>
      <select id={name} name={name} className={styles.input} {...describedBy(texts)} {...select} />
    </FieldFrame>
  );
}
