import { useLayoutEffect, useRef, type RefObject } from "react";
import adminStyles from "../admin/admin.module.css";
import { SmallButton } from "../admin/small-button";
import { isUnsent, type ChosenPicture } from "./chosen-picture";
import styles from "./upload-status.module.css";
import { waitingText } from "./upload-text";
import type { PictureControl } from "./use-pictures";

type Control = Pick<PictureControl, "picture" | "pause" | "retry" | "stop">;
type Props = {
  control: Control;
  name: string;
  /** Gets the focus when the upload ends and the button disappears. */
  input: RefObject<HTMLElement | null>;
  /** The list has one status for all its pictures. */
  isListed?: boolean | undefined;
  /** `UploadThumbnail` shows the rest. */
  onlyProblems?: boolean | undefined;
};

export function UploadStatus({ control, isListed, onlyProblems, ...props }: Props) {
  const { picture } = control;
  const isShown = picture && (picture.problem || (isUnsent(picture) && !onlyProblems));
  return (
    <div aria-live={isListed ? undefined : "polite"}>
      {isShown && <Status {...props} control={control} picture={picture} />}
      {/* As high as the progress, so that nothing below moves under a finger. */}
      {!isShown && !isListed && picture?.file && <p className={styles.status}>Uploaded {props.name}</p>}
    </div>
  );
}

/** Stop and Retry are one button, so that it does not lose the focus. */
function Status({ control, picture, name, input }: Props & { picture: ChosenPicture }) {
  const { share, problem } = picture;
  const note = useRef<HTMLDivElement>(null);
  // The cleanup of a layout effect runs before the element is removed, with the focus in it.
  useLayoutEffect(
    () => () => {
      if (note.current?.contains(document.activeElement)) input.current?.focus({ preventScroll: true });
    },
    [input],
  );
  const isUploading = share !== undefined;
  const isRunning = isUploading || (!problem && !control.pause);
  return (
    <div ref={note} className={styles.status}>
      {isUploading ? (
        <label>
          {share < 1 ? "Uploading" : "Preparing"} {name}
          <progress value={share < 1 ? share : undefined} />
        </label>
      ) : (
        <p className={problem && adminStyles.problem}>{messageOf(picture, control)}</p>
      )}
      <SmallButton
        label={isRunning ? "Stop" : "Try again"}
        of={`uploading ${name}`}
        onClick={isRunning ? control.stop : control.retry}
      />
    </div>
  );
}

function messageOf({ problem, file }: ChosenPicture, { pause }: Control): string {
  if (!problem) return waitingText(pause);
  return file ? `${file.name}: ${problem}` : problem;
}

/** A picture of a list. Its upload is shown on it, so that nothing moves when the upload ends. */
export function UploadThumbnail({ picture }: { picture: ChosenPicture | undefined }) {
  const { preview, share } = picture ?? {};
  return (
    <div className={styles.thumbnail}>
      <img src={preview} alt="" />
      {share !== undefined && <progress aria-label="Uploading" value={share < 1 ? share : undefined} />}
    </div>
  );
}
