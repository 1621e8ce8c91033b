import { SmallButton } from "../admin/small-button";
import { uploadText } from "./upload-text";
import type { FormValues } from "./use-form-values";

/** The number of sent pictures, next to the form's buttons, which are always in sight. */
export function Uploads({ values, submitLabel }: { values: FormValues; submitLabel: string }) {
  const counts = values.uploadCounts();
  const text = uploadText(counts);
  if (counts.all === 0) return null;
  const waits = counts.pause && counts.sent + counts.failed < counts.all;
  return (
    <>
      <p role="status">
        {text}
        {waits && " Keep this page open."}
        {text && counts.sent === counts.all && ` They are saved when you press “${submitLabel}”.`}
      </p>
      {waits && <SmallButton label="Try again now" onClick={values.goOn} />}
    </>
  );
}
