import { useState, type ComponentProps } from "react";
import { Question } from "../dialog/question";
import { SmallButton } from "./small-button";

type Props = Pick<ComponentProps<typeof SmallButton>, "label" | "of" | "small"> &
  Omit<ComponentProps<typeof Question>, "open" | "onClose"> & {
    /** The id of a text that says why the button does nothing. */
    reason?: string | undefined;
  };

/** A button that asks first. */
export function AskButton({ label, of, small = true, reason, ...question }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <SmallButton
        {...{ label, of, small }}
        busy={reason !== undefined}
        aria-describedby={reason}
        onClick={() => setOpen(true)}
      />
      <Question {...question} open={open} onClose={() => setOpen(false)} />
    </>
  );
}
