import { useEffect, useRef, useState } from "react";
import adminStyles from "../../../ui/admin/admin.module.css";
import { SmallButton } from "../../../ui/admin/small-button";
import { describedBy, FieldTexts } from "../../../ui/field/field";
import { FilePicker } from "../../../ui/form/file-picker";
import { FileProblem } from "../../../ui/form/file-problem";
import imageStyles from "../../../ui/form/image-chooser.module.css";
import { PictureCropper } from "../../../ui/form/picture-cropper";
import { preparePicture, UnusablePicture } from "../../../ui/form/prepare-picture";
import { PORTRAIT_FRAME } from "../../../../domain/content/team";
import { readOwnPhoto } from "../card-calls";
import styles from "./card.module.css";

/** The photo that was sent before, none, one that was chosen before a reload, which keeps only texts, or a new one. */
export type ChosenPhoto = "stored" | "none" | "lost" | File;
type Props = {
  token: string;
  hasPhoto: boolean;
  photo: ChosenPhoto;
  error: string | undefined;
  /** The form waits for a photo that is being prepared. */
  onChange: (photo: ChosenPhoto | Promise<ChosenPhoto>) => void;
};

const HELP = "JPEG, PNG or WebP. The place where it was taken is removed from it.";

export function CardPhoto({ token, hasPhoto, photo, error, onChange }: Props) {
  const [rejected, setRejected] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const shown = usePhoto(token, hasPhoto, photo);
  // It may not have loaded.
  const isStored = hasPhoto && photo === "stored";
  const texts = { name: "photo", help: HELP, error: rejected ?? error };

  /** The pressed button disappears. */
  function change(next: Parameters<typeof onChange>[0]) {
    input.current!.focus();
    onChange(next);
  }
  function choose([file]: File[]) {
    if (!file) return;
    setRejected(undefined);
    const prepared = preparePicture(file);
    onChange(prepared);
    prepared.catch((problem: unknown) =>
      setRejected(problem instanceof UnusablePicture ? problem.message : "This photo could not be read."),
    );
  }
  return (
    <fieldset className={imageStyles.image}>
      <legend>Photo (optional)</legend>
      {shown ? (
        <img className={styles.photo} src={shown} alt="Your portrait" />
      ) : (
        <p>{isStored ? "Your photo is stored." : "No photo yet"}</p>
      )}
      {photo instanceof File && shown && (
        <PictureCropper
          key={shown}
          what="photo"
          file={photo}
          preview={shown}
          frame={PORTRAIT_FRAME}
          onCropped={change}
        />
      )}
      <FilePicker
        ref={input}
        id="photo"
        text={shown ? "Another photo" : "Choose a photo"}
        {...describedBy(texts)}
        onFiles={choose}
      />
      <FieldTexts name="photo" help={HELP} />
      <FileProblem id="photo-error" rejected={rejected ?? ""} error={error} />
      {(shown || isStored || photo === "lost") && (
        <div className={adminStyles.actions}>
          {photo === "lost" ? (
            <SmallButton label="Go on without it" onClick={() => change("stored")} />
          ) : (
            <SmallButton label="Without a photo" onClick={() => change("none")} />
          )}
        </div>
      )}
    </fieldset>
  );
}

function usePhoto(token: string, hasPhoto: boolean, photo: ChosenPhoto): string | undefined {
  const [shown, setShown] = useState<string>();
  useEffect(() => {
    let made: string | undefined;
    let isGone = false;
    async function show() {
      const bytes = photo instanceof File ? photo : photo !== "none" && hasPhoto && (await readOwnPhoto(token));
      if (isGone) return;
      made = bytes ? URL.createObjectURL(bytes) : undefined;
      setShown(made);
    }
    // The card can still be corrected without the photo.
    show().catch(() => undefined);
    return () => {
      isGone = true;
      if (made) URL.revokeObjectURL(made);
    };
  }, [token, hasPhoto, photo]);
  return shown;
}
