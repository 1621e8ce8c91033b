import { Button } from "../../../ui/button/button";
import adminStyles from "../admin.module.css";
import type { ChosenPicture, Pictures } from "./use-pictures";

type Props = { picture: ChosenPicture; name: string; pictures: Pictures };

/** How far one picture is, or why it did not arrive. One button stops and tries again, so that it keeps the focus. */
export function UploadStatus({ picture, name, pictures }: Props) {
  const { id, share, problem } = picture;
  const isUploading = share !== undefined;
  const label = isUploading && share < 1 ? `Uploading ${name}` : `Preparing ${name}`;
  return (
    <div aria-live="polite">
      {(isUploading || problem) && (
        <div className={adminStyles.note}>
          {isUploading ? (
            <>
              <label htmlFor={`upload-${id}`}>{label}</label>
              <progress id={`upload-${id}`} value={share < 1 ? share : undefined} />
            </>
          ) : (
            <p className={adminStyles.problem}>{problem}</p>
          )}
          <Button look="quiet" small onClick={() => (isUploading ? pictures.stop(picture) : pictures.retry(picture))}>
            {isUploading ? "Stop" : "Try again"}
            <span className="visually-hidden"> uploading {name}</span>
          </Button>
        </div>
      )}
    </div>
  );
}
