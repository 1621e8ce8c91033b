import { formatMoment } from "../../../domain/dates";
import { Button } from "../button/button";
import styles from "../admin/admin.module.css";

type Props = { from: Date | undefined; timeZone: string; onDiscard: () => void };

/** Tells that the form starts with unsaved changes of an earlier visit. */
export function RestoredDraft({ from, timeZone, onDiscard }: Props) {
  if (!from) return null;
  return (
    <div className={styles.note} role="status">
      <p>You made these changes on {formatMoment(from, timeZone)} and did not save them.</p>
      <Button variant="quiet" small onClick={onDiscard}>
        Discard these changes
      </Button>
    </div>
  );
}
