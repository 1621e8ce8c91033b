import { Button } from "../../../ui/button/button";
import styles from "../admin.module.css";

const TIME = new Intl.DateTimeFormat("en-IN", { dateStyle: "medium", timeStyle: "short" });

/** Says that the form begins with what was typed here before and never saved. */
export function RestoredWords({ from, onDrop }: { from: Date | undefined; onDrop: () => void }) {
  if (!from) return null;
  return (
    <div className={styles.note} role="status">
      <p>These are words that you typed here on {TIME.format(from)} and did not save.</p>
      <Button look="quiet" small onClick={onDrop}>
        Drop them
      </Button>
    </div>
  );
}
