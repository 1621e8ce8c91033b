import { useState } from "react";
import { Button } from "../../../../ui/button/button";
import { Dialog } from "../../../../ui/dialog/dialog";
import styles from "../events.module.css";

/** Edit and Delete beside one of the fixed events: they say where it is kept, since no call can change it. */
export function FixedEventControls({ title }: { title: string }) {
  const [open, setOpen] = useState(false);
  return (
    <div className={styles.controls}>
      {["Edit", "Delete"].map((label) => (
        <Button key={label} look="quiet" small onClick={() => setOpen(true)}>
          {label}
          <span className="visually-hidden"> {title}</span>
        </Button>
      ))}
      <Dialog open={open} title={`“${title}” is part of the site's content`} onClose={() => setOpen(false)}>
        <p>
          This event is kept in the file <code>content/events/past.yaml</code>. Change or remove it there and start the
          site again; README.md says how.
        </p>
        <div className={styles.controls}>
          <Button onClick={() => setOpen(false)}>Close</Button>
        </div>
      </Dialog>
    </div>
  );
}
