import type { ReactNode } from "react";
import { Button } from "../button/button";
import { ChangeList, labelWith } from "./change-list";
import styles from "./form-actions.module.css";

type Props = {
  submitLabel: string;
  /** `quiet`: the form has a more important button. */
  submitVariant: "quiet" | undefined;
  /** Sentences; undefined if the button does not count changes. */
  changes: string[] | undefined;
  /** `keep`: a new event may be saved as a draft. `publish`: this draft may be published. */
  drafts: "keep" | "publish" | undefined;
  busy: boolean;
  /** Unsaved text could be stored nowhere. */
  isUnsafe: boolean;
  /** The server stores unsaved text, too. */
  isOnServer: boolean;
  /** The button publishes for the first time, which the keys do not. */
  isFirst: boolean | undefined;
  /** The effect of the button that saves. */
  hint?: string | undefined;
  onPreview?: (() => void) | undefined;
  onCancel: () => void;
  uploads: ReactNode;
};

export function FormActions(props: Props) {
  const { submitLabel, changes, drafts, busy, isFirst, hint, onPreview } = props;
  return (
    <>
      <div className={styles.bar}>
        {props.uploads}
        {changes && <ChangeList changes={changes} />}
        <Button type="submit" variant={props.submitVariant} busy={busy} aria-keyshortcuts="Control+S">
          {labelWith(submitLabel, changes)}
        </Button>
        {drafts === "keep" && (
          <Button type="submit" name="as" value="draft" variant="quiet" busy={busy}>
            Save as draft
          </Button>
        )}
        {drafts === "publish" && (
          <Button type="submit" name="as" value="publish" variant="quiet" busy={busy}>
            Publish
          </Button>
        )}
        {onPreview && (
          <Button variant="quiet" onClick={onPreview}>
            Preview<span className="visually-hidden"> in a new tab</span>
          </Button>
        )}
        <Button name="cancel" variant="quiet" onClick={props.onCancel}>
          Cancel
        </Button>
        <p aria-live="polite" className={styles.keys}>
          {props.isUnsafe && "What you type cannot be stored just now. Save it before you leave this page."}
        </p>
      </div>
      <p className={styles.keys}>
        {hint && `${hint} `}
        <span className={styles.shortcut}>
          <kbd>Ctrl</kbd> + <kbd>S</kbd> {verbOf(submitLabel) === "publish" && !isFirst ? "publishes" : "saves"}{" "}
          too.{" "}
        </span>
        What you type is stored in this browser{props.isOnServer && " and on the server"} until you{" "}
        {verbOf(submitLabel)}.{drafts && " Visitors do not see a draft."}
        {drafts === "keep" && " After you save one, you can choose a time when it is published by itself."}
      </p>
    </>
  );
}

/** Messages say “publish” like the button, not “save”. */
export const verbOf = (submitLabel: string) => (submitLabel === "Publish" ? "publish" : "save");
