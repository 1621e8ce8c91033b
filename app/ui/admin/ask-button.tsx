import { useState, type ComponentProps } from "react";
import { Question } from "../dialog/question";
import { SmallButton } from "./small-button";

type Props = Pick<ComponentProps<typeof SmallButton>, "label" | "of"> &
  Omit<ComponentProps<typeof Question>, "open" | "onClose">;

/** A button that asks first. */
export function AskButton({ label, of, ...question }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <SmallButton label={label} of={of} onClick={() => setOpen(true)} />
      <Question {...question} open={open} onClose={() => setOpen(false)} />
    </>
  );
}
