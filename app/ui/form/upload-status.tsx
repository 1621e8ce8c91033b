import { useLayoutEffect, useRef, type RefObject } from "react";
import { Button } from "../button/button";
import adminStyles from "../admin/admin.module.css";
import type { ChosenPicture } from "./chosen-picture";
import type { Pictures } from "./use-pictures";

type Props = {
  picture: ChosenPicture;
  name: string;
  pictures: Pictures;
  /** Gets the focus when the upload is done and the button disappears. */
  input: RefObject<HTMLInputElement | null>;
};

export function UploadStatus(props: Props) {
  const { share, problem } = props.picture;
  return <div aria-live="polite">{(share !== undefined || problem) && <Status {...props} />}</div>;
}

/** One button for stop and retry, so that it does not lose the focus. */
function Status({ picture, name, pictures, input }: Props) {
  const { id, share, problem } = picture;
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
          <label htmlFor={`upload-${id}`}>{label}</label>
          <progress id={`upload-${id}`} value={share < 1 ? share : undefined} />
        </>
      ) : (
        <p className={adminStyles.problem}>{problem}</p>
      )}
      <Button variant="quiet" small onClick={() => (isUploading ? pictures.stop(picture) : pictures.retry(picture))}>
        {isUploading ? "Stop" : "Try again"}
        <span className="visually-hidden"> uploading {name}</span>
      </Button>
    </div>
  );
}
