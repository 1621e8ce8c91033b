import type { ComponentProps, ReactNode } from "react";
import styles from "./field.module.css";

type Texts = { name: string; help?: ReactNode; error?: string };
export type Labelled = Texts & { label: string };
/** `optional` is whether to mark a field as optional, by default one that is not required. */
type Control<Tag extends "input" | "textarea"> = Labelled & { optional?: boolean | undefined } & ComponentProps<Tag>;

/** A labelled input; help and `error` are announced with it. Optional fields are marked. */
export function Field({ label, name, id = name, help, error, optional, ...input }: Control<"input">) {
  const texts = { name: id, help, error };
  return (
    <FieldFrame {...texts} label={label} optional={optional ?? !input.required}>
      <input id={id} name={name} className={styles.input} {...describedBy(texts)} {...input} />
    </FieldFrame>
  );
}

export function TextArea({ label, name, help, error, optional, ...input }: Control<"textarea">) {
  return (
    <FieldFrame {...{ label, name, help, error }} optional={optional ?? !input.required}>
      <textarea id={name} name={name} className={styles.input} {...describedBy({ name, help, error })} {...input} />
    </FieldFrame>
  );
}

export function FieldFrame({
  label,
  name,
  help,
  error,
  optional,
  children,
}: Labelled & { optional?: boolean; children: ReactNode }) {
  return (
    <div className={styles.field}>
      <label htmlFor={name}>
        {label}
        {optional && <span className={styles.optional}> (optional)</span>}
      </label>
      {children}
      <FieldTexts {...{ name, help, error }} />
    </div>
  );
}

/** Help and error of a control with `describedBy`, or of a group with `textIds`. */
export function FieldTexts({ name, help, error }: Texts) {
  return (
    <>
      {help && (
        <p id={`${name}-help`} className={styles.help}>
          {help}
        </p>
      )}
      {error && (
        <p id={`${name}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </>
  );
}

/** Without `aria-invalid`, browsers announce an empty required date or file as invalid. */
export function describedBy(texts: Texts) {
  return { "aria-describedby": textIds(texts), "aria-invalid": Boolean(texts.error) };
}

/** For a group, which cannot be invalid itself. */
export function textIds({ name, help, error }: Texts): string | undefined {
  return [help && `${name}-help`, error && `${name}-error`].filter(Boolean).join(" ") || undefined;
}
