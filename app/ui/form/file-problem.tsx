import { useEffect, useRef } from "react";
import fieldStyles from "../field/field.module.css";

type Props = {
  id: string;
  rejected: string;
  /** The server's message about the field. */
  error?: string;
};

/** Scrolls to the message, because a tall field may end below the screen. */
export function FileProblem({ id, rejected, error }: Props) {
  const element = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (rejected) element.current?.scrollIntoView({ block: "nearest" });
  }, [rejected]);
  return (
    <p ref={element} id={id} aria-live="polite" className={fieldStyles.error}>
      {rejected || error}
    </p>
  );
}
