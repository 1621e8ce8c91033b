import { useState } from "react";
import { Button } from "../../../../ui/button/button";
import { Dialog } from "../../../../ui/dialog/dialog";
import styles from "../events.module.css";

/** No call can change a fixed event, so the buttons explain who can. */
export function FixedEventControls({ title }: { title: string }) {
  const [open, setOpen] = useState(false);
  return (
    <div className={styles.controls}>
      {["Edit", "Delete"].map((label) => (
        <Button key={label} variant="quiet" small onClick={() => setOpen(true)}>
          {label}
          <span className="visually-hidden"> {title}</span>
        </Button>
      ))}
      <Dialog open={open} title={`“${title}” is a fixed part of the website`} onClose={() => setOpen(false)}>
        <p>It cannot be changed or deleted here. Ask the person who looks after this website to do it.</p>
        <div className={styles.controls}>
          <Button onClick={() => setOpen(false)}>Close</Button>
        </div>
      </Dialog>
    </div>
  );
}
