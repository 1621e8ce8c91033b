import type { MouseEvent } from "react";
import { Notice } from "../notice/notice";
import type { FormProblems } from "./problems-in";

/** Says why a form was not saved, with links to the invalid fields. Next to the form's buttons; takes the focus. */
export function FormFailure({ problems }: { problems: FormProblems | undefined }) {
  if (!problems) return null;
  const { text, reason, fields } = problems;
  const wrong = Object.entries(fields);
  // The message of a response is often the message of its only invalid field.
  const isRepeated = wrong.some(([, problem]) => problem === text);
  return (
    <Notice kind="failure" takesFocus={problems}>
      {!isRepeated && <p>{text}</p>}
      {reason && <p>{reason}</p>}
      {wrong.length > 0 && (
        <ul>
          {wrong.map(([name, problem]) => (
            <li key={name}>
              <a href={`#${name}`} onClick={(event) => goTo(event, name)}>
                {labelOf(name, problem)}
                {problem}
              </a>
            </li>
          ))}
        </ul>
      )}
    </Notice>
  );
}

/** Adds no history entry, because Back should leave the form. */
function goTo(event: MouseEvent, name: string): void {
  event.preventDefault();
  document.getElementById(name)?.focus();
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
