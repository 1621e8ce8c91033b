import { useId, type ReactNode } from "react";
import { Button } from "../button/button";
import { Dialog } from "./dialog";
import styles from "./dialog.module.css";

type Props = {
  open: boolean;
  title: string;
  /** The consequence, for example "This cannot be undone." */
  children: ReactNode;
  confirm: string;
  variant?: "danger" | "primary";
  onConfirm: () => void;
  onClose: () => void;
};

/** Asks before a large change. Cancel comes first, since a dialog focuses its first button. */
export function Question({ open, title, children, confirm, variant = "danger", onConfirm, onClose }: Props) {
  const id = useId();
  return (
    <Dialog open={open} title={title} describedBy={id} onClose={onClose}>
      <div id={id} className={styles.words}>
        {children}
      </div>
      <div className={styles.buttons}>
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
        <Button
          variant={variant}
          onClick={() => {
            onClose();
            onConfirm();
          }}
        >
          {confirm}
        </Button>
      </div>
    </Dialog>
  );
}
