import { useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { useNotices } from "../../../ui/notice/notices";
import { idOfStep, linkToStep, stepAt, stepOf, type FinishStep } from "./finish-steps";

/** The step is in the hash, so Back and reload need no request. Focuses the heading of a new step, or an error. */
export function useStep(errors: Record<string, string>) {
  const step = stepAt(useLocation().hash);
  const navigate = useNavigate();
  const { dismiss } = useNotices();
  const target = useRef<string>(undefined);
  const shown = useRef(step);
  const [wrong] = Object.keys(errors);
  const known = useRef<Record<string, string>>({});

  function goTo(next: FinishStep, control: string) {
    if (next === step) return;
    target.current = control;
    void navigate(linkToStep(next), { replace: true, preventScrollReset: true });
  }
  useEffect(() => {
    // A corrected error makes the next one the first. The person is still typing in the corrected field.
    if (wrong && !(wrong in known.current)) goTo(stepOf(wrong), wrong);
    known.current = errors;
    // oxlint-disable-next-line react/exhaustive-deps -- Only a new error changes the step.
  }, [wrong]);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    // The message would cover the bottom of the next step.
    dismiss();
    document.getElementById(target.current ?? idOfStep(step))?.focus();
    target.current = undefined;
  }, [step, dismiss]);

  return {
    step,
    /** For the control with the focus: a link of the form leads to a field of another step. */
    show: goTo,
    /** A step with an error is also visible, so that links can lead to its field. */
    isHidden: (one: FinishStep) => one !== step && !Object.keys(errors).some((name) => stepOf(name) === one),
  };
}
