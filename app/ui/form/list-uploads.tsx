import { Button } from "../button/button";
import styles from "./list-chooser.module.css";
import { uploadWords } from "./upload-words";
import type { FormValues } from "./use-form-values";

type Props = {
  /** The name of the list, and of the picture in each item. */
  name: string;
  picture: string;
  values: FormValues;
};

/** How many of the chosen pictures are sent, in words. */
export function ListUploads({ name, picture, values }: Props) {
  const counts = values.uploadsIn(name, picture);
  const waits = counts.pause && counts.sent + counts.failed < counts.all;
  return (
    <div className={styles.add}>
      <p role="status">{uploadWords(counts)}</p>
      {waits && (
        <Button variant="quiet" small onClick={values.goOn}>
          Try again now
        </Button>
      )}
    </div>
  );
}
