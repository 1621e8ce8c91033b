import { useLayoutEffect, useRef, type RefObject } from "react";
import { Button } from "../button/button";
import adminStyles from "../admin/admin.module.css";
import type { ChosenPicture } from "./chosen-picture";
import type { PictureControl } from "./use-pictures";

type Props = {
  control: PictureControl;
  name: string;
  /** Gets the focus when the upload is done and the button disappears. */
  input: RefObject<HTMLElement | null>;
};

export function UploadStatus({ control, ...props }: Props) {
  const { picture } = control;
  const isShown = picture && (picture.share !== undefined || picture.problem);
  return <div aria-live="polite">{isShown && <Status {...props} control={control} picture={picture} />}</div>;
}

/** One button for stop and retry, so that it does not lose the focus. */
function Status({ control, picture, name, input }: Props & { picture: ChosenPicture }) {
  const { preview, share, problem } = picture;
  const note = useRef<HTMLDivElement>(null);
  // A cleanup of a layout effect runs before the element is removed.
  useLayoutEffect(
    () => () => {
      if (note.current?.contains(document.activeElement)) input.current?.focus({ preventScroll: true });
    },
    [input],
  );
  const isUploading = share !== undefined;
  const label = isUploading && share < 1 ? `Uploading ${name}` : `Preparing ${name}`;
  return (
    <div ref={note} className={adminStyles.note}>
      {isUploading ? (
        <>
          <label htmlFor={`upload-${preview}`}>{label}</label>
          <progress id={`upload-${preview}`} value={share < 1 ? share : undefined} />
        </>
      ) : (
        <p className={adminStyles.problem}>{problem}</p>
      )}
      <Button variant="quiet" small onClick={isUploading ? control.stop : control.retry}>
        {isUploading ? "Stop" : "Try again"}
        <span className="visually-hidden"> uploading {name}</span>
      </Button>
    </div>
  );
}
