import { useRef } from "react";
import { eventCollection } from "../event-collection";
import { IMAGE_ACCEPT } from "../../../../domain/picture-file";
import { Button } from "../../../ui/button/button";
import { describedBy, FieldFrame } from "../../../ui/field/field";
import fieldStyles from "../../../ui/field/field.module.css";
import { FileProblem } from "./file-problem";
import styles from "./photos-chooser.module.css";
import { UploadStatus } from "./upload-status";
import type { ChosenPicture, Pictures } from "./use-pictures";

const { label, max, of } = eventCollection.fields.photos;
const HELP = `Up to ${max}, shown below the outcome.`;

/** Photos belong to the event once it is saved. */
export function PhotosChooser({ pictures, error }: { pictures: Pictures; error?: string }) {
  const input = useRef<HTMLInputElement>(null);
  const photos = pictures.pictures;
  const problem = pictures.rejected || error;
  const remove = (photo: ChosenPicture) => {
    pictures.set(photos.filter((other) => other !== photo));
    input.current?.focus();
  };
  return (
    <FieldFrame label={label} optional name="photos" help={HELP}>
      <ul className={styles.photos}>
        {photos.map((photo, index) => (
          <li key={photo.id}>
            <img src={photo.preview} alt="" />
            <input
              className={fieldStyles.input}
              aria-label={`What photo ${index + 1} shows`}
              placeholder="What it shows"
              maxLength={of.alt.max}
              value={photo.alt}
              onChange={({ currentTarget: { value: alt } }) => pictures.update(photo.id, { alt })}
            />
            <Button variant="quiet" small onClick={() => remove(photo)}>
              Remove<span className="visually-hidden"> photo {index + 1}</span>
            </Button>
            <UploadStatus picture={photo} name={`photo ${index + 1}`} pictures={pictures} input={input} />
          </li>
        ))}
      </ul>
      <input
        ref={input}
        id="photos"
        type="file"
        multiple
        accept={IMAGE_ACCEPT}
        {...describedBy({ name: "photos", help: HELP, error: problem })}
        onChange={({ currentTarget }) => {
          pictures.add([...(currentTarget.files ?? [])]);
          currentTarget.value = "";
        }}
      />
      <FileProblem id="photos-error" rejected={pictures.rejected} error={error} />
    </FieldFrame>
  );
}
