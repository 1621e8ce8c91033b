import { useLayoutEffect, useRef, type RefObject } from "react";
import adminStyles from "../admin/admin.module.css";
import { SmallButton } from "../admin/small-button";
import { isUnsent, type ChosenPicture } from "./chosen-picture";
import { waitingText } from "./upload-text";
import type { PictureControl } from "./use-pictures";

type Control = Pick<PictureControl, "picture" | "pause" | "retry" | "stop">;
type Props = {
  control: Control;
  name: string;
  /** Gets the focus when the upload ends and the button disappears. */
  input: RefObject<HTMLElement | null>;
  /** The list has one status for all its pictures. */
  isListed?: boolean;
};

export function UploadStatus({ control, isListed = false, ...props }: Props) {
  const { picture } = control;
  const isShown = picture && (picture.problem || isUnsent(picture));
  return (
    <div aria-live={isListed ? undefined : "polite"}>
      {isShown && <Status {...props} control={control} picture={picture} />}
      {!isListed && !isShown && picture?.file && <span className="visually-hidden">Uploaded: {props.name}.</span>}
    </div>
  );
}

/** Stop and Retry are one button, so that it does not lose the focus. */
function Status({ control, picture, name, input }: Props & { picture: ChosenPicture }) {
  const { preview, share, problem } = picture;
  const note = useRef<HTMLDivElement>(null);
  // The cleanup of a layout effect runs before the element is removed.
  useLayoutEffect(
    () => () => {
      if (note.current?.contains(document.activeElement)) input.current?.focus({ preventScroll: true });
    },
    [input],
  );
  const isUploading = share !== undefined;
  const isRunning = isUploading || (!problem && !control.pause);
  const label = isUploading && share < 1 ? `Uploading ${name}` : `Preparing ${name}`;
  return (
    <div ref={note} className={adminStyles.note}>
      {isUploading ? (
        <>
          <label htmlFor={`upload-${preview}`}>{label}</label>
          <progress id={`upload-${preview}`} value={share < 1 ? share : undefined} />
        </>
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
