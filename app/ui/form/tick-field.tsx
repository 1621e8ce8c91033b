import type { ComponentProps } from "react";
import { describedBy, FieldTexts, type Labelled } from "../field/field";
import styles from "./image-chooser.module.css";

export function TickField({ name, label, help, error, ...input }: Labelled & ComponentProps<"input">) {
  return (
    <div>
      <label className={styles.check}>
        <input id={name} type="checkbox" name={name} {...describedBy({ name, help, error })} {...input} />
        {label}
      </label>
      <FieldTexts {...{ name, help, error }} />
    </div>
  );
}
