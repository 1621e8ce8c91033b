import { Button } from "../button/button";
import { uploadWords } from "./upload-words";
import type { FormValues } from "./use-form-values";

/** How many of the chosen pictures are sent, in words. Beside the buttons of the form, which are always in sight. */
export function Uploads({ values }: { values: FormValues }) {
  const counts = values.uploadCounts();
  if (counts.all === 0) return null;
  const waits = counts.pause && counts.sent + counts.failed < counts.all;
  return (
    <>
      <p role="status">{uploadWords(counts)}</p>
      {waits && (
        <Button variant="quiet" small onClick={values.goOn}>
          Try again now
        </Button>
      )}
    </>
  );
}
