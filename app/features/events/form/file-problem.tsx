import { useEffect, useRef } from "react";
import fieldStyles from "../../../ui/field/field.module.css";

type Props = {
  id: string;
  /** Why the file that was just chosen cannot be used. */
  rejected: string;
  /** What the server says about the field. */
  error: string | undefined;
};

/** The message beside a file field. It is scrolled to, since a tall field may end at the edge of the screen. */
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
