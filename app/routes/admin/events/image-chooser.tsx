import { useState, type ReactNode } from "react";
import { IMAGE_ACCEPT } from "../../../../domain/event";
import { Button } from "../../../ui/button/button";
import { describedBy } from "../../../ui/field/field";
import fieldStyles from "../../../ui/field/field.module.css";
import adminStyles from "../admin.module.css";
import styles from "./image-chooser.module.css";

/** What the form does with the picture: leave it, take it away, or put this file in its place (`preview` is an address that this page alone can show). */
export type ChosenImage = { kind: "kept" } | { kind: "removed" } | { kind: "file"; file: File; preview: string };

type Props = {
  /** Where it stands in the form. */
  className: string | undefined;
  current: string;
  chosen: ChosenImage;
  onChoose: (image: ChosenImage) => void;
  error?: string;
  /** Fields about the picture; they stand there once there is one. */
  more?: ReactNode;
};

/** Shows the current picture, a preview of a newly chosen one, and takes either away again. */
export function ImageChooser({ className, current, chosen, onChoose, error, more }: Props) {
  const preview = chosen.kind === "file" ? chosen.preview : undefined;
  const shown = preview ?? (chosen.kind === "kept" ? current : "");
  // A new key empties the file input, which cannot be set from code.
  const [round, setRound] = useState(0);
  const choose = (image: ChosenImage) => {
    if (preview) URL.revokeObjectURL(preview);
    if (image.kind !== "file") setRound((last) => last + 1);
    onChoose(image);
  };

  return (
    <fieldset className={`${styles.image} ${className}`}>
      <legend>Image (optional)</legend>
      {shown ? (
        <img src={shown} alt={preview ? "Preview of the chosen image" : "Current image"} />
      ) : (
        <p className={styles.noImage}>No image yet</p>
      )}
      <label htmlFor="image">{current ? "New image" : "Choose an image"}</label>
      <input
        key={round}
        id="image"
        name="image"
        type="file"
        accept={IMAGE_ACCEPT}
        {...describedBy({ name: "image", help: "help", error })}
        onChange={(event) => {
          const file = event.currentTarget.files?.[0];
          choose(file ? { kind: "file", file, preview: URL.createObjectURL(file) } : { kind: "kept" });
        }}
      />
      <p id="image-help" className={fieldStyles.help}>
        JPEG, PNG or WebP, up to 8 MB. The place where it was taken is removed from the file.
      </p>
      {error && (
        <p id="image-error" className={fieldStyles.error}>
          {error}
        </p>
      )}
      {shown && more}
      <div className={adminStyles.actions}>
        {shown && (
          <Button
            look="quiet"
            small
            onClick={() => choose(chosen.kind === "file" ? { kind: "kept" } : { kind: "removed" })}
          >
            Remove image
          </Button>
        )}
        {chosen.kind === "removed" && current && (
          <Button look="quiet" small onClick={() => choose({ kind: "kept" })}>
            Keep the current image
          </Button>
        )}
      </div>
    </fieldset>
  );
}
