import { useState } from "react";
import { IMAGE_ACCEPT, MAX_EVENT_PHOTOS, MAX_IMAGE_ALT_LENGTH } from "../../../../domain/event";
import { EVENT_LABELS } from "../../../../domain/event-labels";
import { uploadImage } from "../../../api/event-editing";
import { CallFailure } from "../../../api/request";
import { Button } from "../../../ui/button/button";
import { FieldFrame } from "../../../ui/field/field";
import fieldStyles from "../../../ui/field/field.module.css";
import type { ChosenPhoto } from "./event-draft";
import styles from "./photos-chooser.module.css";

type Props = { base: string; photos: ChosenPhoto[]; onChange: (photos: ChosenPhoto[]) => void; error?: string };

/** Photos of the event, each sent as soon as it is chosen; they belong to the event once it is saved. */
export function PhotosChooser({ base, photos, onChange, error }: Props) {
  const [problem, setProblem] = useState("");
  const [busy, setBusy] = useState(false);

  async function add(files: File[]) {
    setBusy(true);
    setProblem("");
    const added: ChosenPhoto[] = [];
    try {
      for (const file of files) added.push({ image: await uploadImage(base, file), alt: "" });
    } catch (failure) {
      const words = failure instanceof CallFailure && failure.status >= 400 ? failure.message : "Try again.";
      setProblem(`${files[added.length]!.name}: ${words}`);
    }
    onChange([...photos, ...added].slice(0, MAX_EVENT_PHOTOS));
    setBusy(false);
  }

  return (
    <FieldFrame
      label={EVENT_LABELS.photos}
      optional
      name="photos"
      error={problem || error}
      help={`Up to ${MAX_EVENT_PHOTOS}, shown below the outcome.`}
    >
      <ul className={styles.photos}>
        {photos.map((photo, index) => (
          <li key={photo.image}>
            <img src={photo.image} alt="" />
            <input
              className={fieldStyles.input}
              aria-label={`What photo ${index + 1} shows`}
              maxLength={MAX_IMAGE_ALT_LENGTH}
              value={photo.alt}
              onChange={({ currentTarget: { value: alt } }) =>
                onChange(photos.map((other) => (other === photo ? { ...photo, alt } : other)))
              }
            />
            <Button look="quiet" small onClick={() => onChange(photos.filter((other) => other !== photo))}>
              Remove<span className="visually-hidden"> photo {index + 1}</span>
            </Button>
          </li>
        ))}
      </ul>
      <input
        id="photos"
        type="file"
        multiple
        accept={IMAGE_ACCEPT}
        disabled={busy || photos.length >= MAX_EVENT_PHOTOS}
        aria-describedby="photos-help"
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          currentTarget.value = "";
          void add(files);
        }}
      />
      <p role="status">{busy ? "The photos are being sent …" : ""}</p>
    </FieldFrame>
  );
}
