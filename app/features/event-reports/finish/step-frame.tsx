import type { KeyboardEvent, ReactNode } from "react";
import { buttonClass } from "../../../ui/button/button";
import { afterItems } from "../../../ui/form/next-item";
import { Link } from "../../../ui/link/link";
import { FINISH_STEPS, idOfStep, linkToStep, stepAfter, type FinishStep } from "./finish-steps";

type Props = {
  step: FinishStep;
  hidden: boolean;
  /** Called with the id of the focused control. */
  onFocus: (control: string) => void;
  children: ReactNode;
};

/** One screen. A hidden one remains in the page, so that its fields belong to the form. */
export function StepFrame({ step, hidden, onFocus, children }: Props) {
  const next = stepAfter(step);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- One of its controls has the focus.
    <section
      className="finish-step"
      aria-labelledby={idOfStep(step)}
      hidden={hidden}
      onFocus={({ target }) => onFocus(target.id)}
      onKeyDown={goOn}
    >
      <h2 id={idOfStep(step)} tabIndex={-1}>
        {FINISH_STEPS[step].title}
      </h2>
      {children}
      {next && (
        <p>
          <Link className={buttonClass({})} to={linkToStep(next)} preventScrollReset viewTransition={false} data-next>
            Next: {FINISH_STEPS[next].title}
          </Link>
        </p>
      )}
    </section>
  );
}

/** Enter in a line moves to the next field or step, because otherwise it would finish the event. */
function goOn(event: KeyboardEvent<HTMLElement>): void {
  const { key, currentTarget, target, nativeEvent, defaultPrevented } = event;
  if (key !== "Enter" || nativeEvent.isComposing || defaultPrevented || !(target instanceof HTMLInputElement)) return;
  if (!target.form || ["file", "checkbox"].includes(target.type)) return;
  event.preventDefault();
  const fields = [...currentTarget.querySelectorAll<HTMLElement>(FIELDS)].filter((one) => one.checkVisibility());
  (fields[fields.indexOf(target) + 1] ?? afterItems(target.form))?.focus();
}

const FIELDS = "input:not([type=file], [type=checkbox], [type=radio]), select, textarea";
