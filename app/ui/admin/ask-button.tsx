import { useState, type ComponentProps } from "react";
import { Question } from "../dialog/question";
import { SmallButton } from "./small-button";

type Props = Pick<ComponentProps<typeof SmallButton>, "label" | "of" | "small"> &
  Omit<ComponentProps<typeof Question>, "open" | "onClose" | "onConfirm"> & {
    /** Until it ends the button does nothing, because a question that is open would disappear with what is removed. */
    onConfirm: () => Promise<unknown>;
    /** The id of a text that says why the button does nothing. */
    reason?: string | undefined;
  };

/** A button that asks first. */
export function AskButton({ label, of, small = true, reason, onConfirm, ...question }: Props) {
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  async function confirm() {
    setBusy(true);
    try {
      await onConfirm();
    } finally {
      setBusy(false);
    }
  }
  return (
    <>
      <SmallButton
        {...{ label, of, small }}
        busy={busy || reason !== undefined}
        aria-describedby={reason}
        onClick={() => setOpen(true)}
      />
      <Question {...question} open={open} onConfirm={() => void confirm()} onClose={() => setOpen(false)} />
    </>
  );
}
