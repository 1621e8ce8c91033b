import type { ReactNode } from "react";
import { buttonClass } from "../../../ui/button/button";
import { goToNextField } from "../../../ui/form/enter-key";
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
      onKeyDown={goToNextField}
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
