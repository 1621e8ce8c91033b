import { verbOf } from "./form-actions";
import styles from "./form-actions.module.css";
import { uploadText } from "./upload-text";
import type { FormValues } from "./use-form-values";

type Props = {
  /** The kind of document, like “event”. */
  name: string;
  values: FormValues;
  submitLabel: string;
  /** The person has pressed the button. */
  isSaving: boolean;
};

/** The number of sent pictures, next to the form's buttons, which are always in sight. */
export function Uploads({ name, values, submitLabel, isSaving }: Props) {
  const counts = values.uploadCounts();
  if (counts.all === 0) return null;
  const waits = counts.pause && counts.sent + counts.failed < counts.all;
  // Not announced: the form is no longer busy a moment before it disappears.
  const [it, is] = counts.all === 1 ? ["it", "It is"] : ["them", "They are"];
  const what = verbOf(submitLabel) === "publish" ? `Visitors see ${it}` : `${is} saved`;
  const hint = `${what} when you press “${submitLabel}”.`;
  return (
    <p className={styles.uploads}>
      <span role="status">
        {uploadText(counts)}
        {waits && " Keep this page open."}
        {isSaving && ` The ${name} is saved as soon as its pictures are uploaded.`}
      </span>
      {/* From the beginning, so that the buttons stay where they are when the upload ends. */}
      {!isSaving && !waits && counts.failed === 0 && ` ${hint}`}
    </p>
  );
}
