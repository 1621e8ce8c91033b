import type { MouseEvent, ReactNode } from "react";
import type { FieldErrors } from "../../../domain/form-problems";
import adminStyles from "../admin/admin.module.css";
import { Button } from "../button/button";
import { Notice } from "../notice/notice";
import type { FormProblems } from "./problems-in";
import { openAround } from "./use-linked-field";

type FailureProps = {
  problems: FormProblems | undefined;
  /** The errors of fields that have not changed since. By default all. */
  errors?: FieldErrors;
};

/** Says why a form was not saved, with links to the invalid fields. Next to the form's buttons; takes the focus. */
export function FormFailure({ problems, errors }: FailureProps) {
  if (!problems) return null;
  const { text, reason, fields } = problems;
  const wrong = Object.entries(errors ?? fields);
  // The message of a response is often the message of its only invalid field.
  const isRepeated = (message: string) => wrong.some(([, problem]) => problem === message);
  return (
    <Notice kind="failure" takesFocus={problems}>
      {!isRepeated(text) && <p>{text}</p>}
      {reason && !isRepeated(reason) && <p>{reason}</p>}
      {wrong.length > 0 && (
        <ul>
          {wrong.map(([name, problem]) => (
            <li key={name}>
              <a href={`#${name}`} onClick={(event) => goTo(event, name)}>
                {labelOf(name, problem)}
                {firstLine(problem)}
              </a>
            </li>
          ))}
        </ul>
      )}
    </Notice>
  );
}

type EndProps = {
  problems: FormProblems | undefined;
  busy: boolean;
  /** The text of the button that sends the form. */
  label: string;
  variant?: "quiet";
  /** More buttons. */
  children?: ReactNode;
};

/** The end of a small form: why it was not saved, and its buttons. */
export function FormEnd({ problems, busy, label, variant, children }: EndProps) {
  return (
    <>
      <FormFailure problems={problems} />
      <div className={adminStyles.actions}>
        <Button type="submit" variant={variant} busy={busy}>
          {label}
        </Button>
        {children}
      </div>
    </>
  );
}

/** Adds no history entry, because Back should leave the form. */
function goTo(event: MouseEvent, name: string): void {
  event.preventDefault();
  const field = document.getElementById(name);
  openAround(field);
  field?.focus();
}

/** A text may have many mistakes; all of them are at its field. */
function firstLine(problem: string): string {
  const [first, ...others] = problem.split("\n");
  return others.length > 0 ? `${first!} And ${others.length} more.` : problem;
}

/** Reads the label from the form. “Choose a picture” is both a label and a message. */
function labelOf(name: string, problem: string): string {
  const control = document.getElementById(name) as HTMLInputElement | null;
  const isGroup = control?.type === "radio" || control?.type === "fieldset";
  const element = isGroup ? control.closest("fieldset")?.querySelector("legend") : control?.labels?.[0];
  const item = control?.closest("[data-title]")?.getAttribute("data-title");
  const own = element?.firstChild?.textContent ?? "";
  const label = [item, !problem.startsWith(own) && own].filter(Boolean).join(", ");
  return label && `${label}: `;
}
