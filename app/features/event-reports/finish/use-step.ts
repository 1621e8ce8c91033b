import { useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { useNotices } from "../../../ui/notice/notices";
import { idOfStep, linkToStep, stepAt, stepOf, type FinishStep } from "./finish-steps";

/** The step is in the hash, so Back and reload need no request. Focuses the heading of a new step. */
export function useStep(errors: Record<string, string>) {
  const step = stepAt(useLocation().hash);
  const navigate = useNavigate();
  const { dismiss } = useNotices();
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    // The message would cover the bottom of the next step.
    dismiss();
    const heading = document.getElementById(idOfStep(step))!;
    // A link of the form has focused a field of this step.
    if (!heading.parentElement!.contains(document.activeElement)) heading.focus();
  }, [step, dismiss]);

  return {
    step,
    /** For the step with the focus: a link of the form leads to a field of another step. */
    show(next: FinishStep) {
      if (next !== step) void navigate(linkToStep(next), { replace: true, preventScrollReset: true });
    },
    /** A step with an error is also visible, so that links can lead to its field. */
    isHidden: (one: FinishStep) => one !== step && !Object.keys(errors).some((name) => stepOf(name) === one),
  };
}
