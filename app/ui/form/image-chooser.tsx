import { useRef, type ReactNode } from "react";
import type { FieldOf } from "../../../domain/collections/fields";
import { IMAGE_ACCEPT } from "../../../domain/picture-file";
import { Button } from "../button/button";
import { describedBy } from "../field/field";
import fieldStyles from "../field/field.module.css";
import adminStyles from "../admin/admin.module.css";
import { stored, type ChosenPicture } from "./chosen-picture";
import { FileProblem } from "./file-problem";
import styles from "./image-chooser.module.css";
import { UploadStatus } from "./upload-status";
import type { Pictures } from "./use-pictures";

type Props = {
  className: string | undefined;
  name: string;
  field: FieldOf<"picture">;
  base: string;
  /** The address of the current image. */
  current: string;
  /** At most one. */
  pictures: Pictures;
  error?: string;
  /** Fields about the image, shown once there is one. */
  more?: ReactNode;
};

/** Shows the current image or a preview of a new one, and removes either. */
export function ImageChooser({ className, name, field, base, current, pictures, error, more }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [shown] = pictures.pictures;
  const isNew = !shown?.image || shown.image !== current;
  const storedImage = current ? [stored(base, current)] : [];
  // An upload that failed at the last save may have succeeded since.
  const openError = shown?.file && shown.image ? undefined : error;
  const problem = pictures.rejected || openError;

  // The buttons below disappear when pressed; the file input does not.
  function setTo(next: ChosenPicture[]) {
    pictures.set(next);
    input.current!.value = "";
    input.current!.focus();
  }

  return (
    <fieldset className={`${styles.image} ${className}`}>
      <legend>
        {field.label} {!field.required && <span className={fieldStyles.optional}>(optional)</span>}
      </legend>
      {shown ? <Preview key={shown.id} picture={shown} isNew={isNew} pictures={pictures} /> : <NoImage />}
      <label htmlFor={name}>{current ? "New image" : "Choose an image"}</label>
      <input
        ref={input}
        id={name}
        type="file"
        accept={IMAGE_ACCEPT}
        {...describedBy({ name, help: "help", error: problem })}
        onChange={({ currentTarget: { files } }) => {
          pictures.add([...(files ?? [])]);
        }}
      />
      <FileProblem id={`${name}-error`} rejected={pictures.rejected} error={openError} />
      <p id={`${name}-help`} className={fieldStyles.help}>
        JPEG, PNG or WebP. Large photos are made smaller. The place where a photo was taken is removed from it.
      </p>
      {shown && <UploadStatus picture={shown} name="the image" pictures={pictures} input={input} />}
      {shown && more}
      <div className={adminStyles.actions}>
        {shown && (
          <Button variant="quiet" small onClick={() => setTo(isNew ? storedImage : [])}>
            Remove image
          </Button>
        )}
        {!shown && current && (
          <Button variant="quiet" small onClick={() => setTo(storedImage)}>
            Keep the current image
          </Button>
        )}
      </div>
    </fieldset>
  );
}

function NoImage() {
  return <p className={styles.noImage}>No image yet</p>;
}

type PreviewProps = { picture: ChosenPicture; isNew: boolean; pictures: Pictures };

function Preview({ picture: { id, preview, file }, isNew, pictures }: PreviewProps) {
  // After a reload, the server may have deleted it.
  const expired = () => pictures.update(id, { problem: EXPIRED });
  return (
    <img
      src={preview}
      alt={isNew ? "Preview of the chosen image" : "Current image"}
      onError={isNew && !file ? expired : undefined}
    />
  );
}

const EXPIRED =
  "This image cannot be shown. Uploads that are not saved within 24 hours are removed: choose the file again.";
