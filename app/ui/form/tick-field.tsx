import type { ComponentProps } from "react";
import { describedBy, FieldTexts } from "../field/field";
import styles from "./image-chooser.module.css";

type Props = ComponentProps<"input"> & {
  name: string;
  label: string;
  help?: string | undefined;
  error?: string | undefined;
};

export function TickField({ name, label, help, error, ...input }: Props) {
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
