import { useRef, type RefObject } from "react";
import { SmallButton } from "../admin/small-button";
import { uploadText } from "./upload-text";
import { useFocusAfter } from "./use-focus-after";
import type { FormValues } from "./use-form-values";

/** The number of sent pictures, next to the form's buttons, which are always in sight. */
export function Uploads({ values, submitLabel }: { values: FormValues; submitLabel: string }) {
  const status = useRef<HTMLParagraphElement>(null);
  const counts = values.uploadCounts();
  if (counts.all === 0) return null;
  const waits = counts.pause && counts.sent + counts.failed < counts.all;
  const saved = counts.all === 1 ? "It is saved" : "They are saved";
  return (
    <>
      <p ref={status} role="status" tabIndex={-1}>
        {uploadText(counts)}
        {waits && " Keep this page open."}
        {/* From the beginning, so that the buttons stay where they are when the upload ends. */}
        {!waits && counts.failed === 0 && ` ${saved} when you press “${submitLabel}”.`}
      </p>
      {waits && <TryNow next={status} onTry={values.goOn} />}
    </>
  );
}

function TryNow({ next, onTry }: { next: RefObject<HTMLElement | null>; onTry: () => void }) {
  return <SmallButton ref={useFocusAfter<HTMLButtonElement>(next)} label="Try again now" onClick={onTry} />;
}
