import { Button } from "../../../ui/button/button";
import adminStyles from "../admin.module.css";
import styles from "./form-actions.module.css";

type Props = {
  submitLabel: string;
  /** `keep`: a new event may be kept as a draft. `publish`: this draft may be published. */
  drafts: "keep" | "publish" | undefined;
  busy: boolean;
  onCancel: () => void;
};

export function FormActions({ submitLabel, drafts, busy, onCancel }: Props) {
  return (
    <div className={adminStyles.actions}>
      <Button type="submit" busy={busy} aria-keyshortcuts="Control+S">
        {submitLabel}
      </Button>
      {drafts === "keep" && (
        <Button type="submit" name="as" value="draft" look="quiet" busy={busy}>
          Save as draft
        </Button>
      )}
      {drafts === "publish" && (
        <Button type="submit" name="as" value="publish" look="quiet" busy={busy}>
          Publish
        </Button>
      )}
      <Button look="quiet" onClick={onCancel}>
        Cancel
      </Button>
      <p className={styles.keys}>
        <span className={styles.shortcut}>
          <kbd>Ctrl</kbd> + <kbd>S</kbd> saves too.{" "}
        </span>
        What you type is stored in this browser until you save.
      </p>
    </div>
  );
}

/** How far a picture has gone out, on a network where that takes its time. */
export function SendingProgress({ share, onCancel }: { share: number | undefined; onCancel: () => void }) {
  if (share === undefined) return null;
  return (
    <div className={adminStyles.note}>
      <label htmlFor="sending">{share < 1 ? "The picture is being sent" : "The picture is being prepared"}</label>
      <progress id="sending" value={share < 1 ? share : undefined} />
      <Button look="quiet" small onClick={onCancel}>
        Stop sending
      </Button>
    </div>
  );
}
