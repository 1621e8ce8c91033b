import { useEffect, useRef, useState, type SubmitEvent } from "react";
import type { Event } from "../../../../domain/event";
import adminStyles from "../admin.module.css";
import { FormFailure } from "../../../ui/form/form-failure";
import { onInvalid } from "../../../ui/form/problems-in";
import { useShortcut } from "../../../ui/shortcut/use-shortcut";
import { useHold } from "../hold";
import { Conflict } from "./conflict";
import { photosOf, textsIn, type ChosenPhoto, type EventDraft } from "./event-draft";
import { EventFields } from "./event-fields";
import styles from "./event-form.module.css";
import { FormActions, SendingProgress } from "./form-actions";
import { ImageChooser, type ChosenImage } from "./image-chooser";
import { Details } from "./details";
import { OutcomeField, StateAndLinkFields, WhenFields } from "./more-fields";
import { PhotosChooser } from "./photos-chooser";
import { PictureFields } from "./picture-fields";
import { RestoredWords } from "./restored-words";
import { useLocalDraft } from "./use-local-draft";
import { useSaving, type Save } from "./use-saving";

export type FormProps = {
  /** The event that is edited; none when one is added. */
  event?: Event;
  /** `API_URL`: another server knows the specification's fields only. */
  base: string;
  timeZone: string;
  submitLabel: string;
  failureText: string;
  /** Saves; rejects with what the form then says. */
  onSave: Save;
  onCancel: () => void;
  onTakeTheirs: (theirs: Event) => void;
};

export function EditedForm({
  event,
  base,
  timeZone,
  submitLabel,
  failureText,
  onSave,
  onCancel,
  onTakeTheirs,
}: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [image, setImage] = useState<ChosenImage>({ kind: "kept" });
  const [photos, setPhotos] = useState<ChosenPhoto[]>(() => photosOf(event));
  const local = useLocalDraft(form, event);
  const { texts } = local;
  const saving = useSaving({ save: onSave, onSaved: local.saved, event, revision: local.revision, failureText });
  const hold = useHold();
  useEffect(() => () => hold(false), [hold]);

  useShortcut("Control+S", () => form.current?.requestSubmit());

  // Dropping the restored words begins the fields anew.
  const begunWith = local.restoredFrom ? "restored words" : "the event";
  const errors = saving.problems?.fields ?? {};
  const draftOf = (draft?: boolean): EventDraft => ({ texts: textsIn(form.current!, event), image, photos, draft });

  function submit(submitted: SubmitEvent<HTMLFormElement>) {
    submitted.preventDefault();
    const { value } = (submitted.submitter ?? {}) as HTMLButtonElement;
    void saving.start(draftOf(value === "draft" ? true : value === "publish" ? false : undefined));
  }

  function leave(after: () => void) {
    local.forget();
    after();
  }

  return (
    <form
      ref={form}
      className={`${adminStyles.form} ${styles.eventForm}`}
      onInvalidCapture={onInvalid(saving.reject)}
      onSubmit={submit}
      onInput={() => hold(true)}
    >
      <RestoredWords from={local.restoredFrom} onDrop={local.forget} />
      <div key={begunWith} className={styles.fields}>
        <EventFields texts={texts} errors={errors} />
        {!base && <WhenFields texts={texts} errors={errors} timeZone={timeZone} />}
        {!base && <StateAndLinkFields texts={texts} errors={errors} />}
        {!base && event && (
          <Details title="After the event" open={Boolean(texts.outcome) || photos.length > 0}>
            <OutcomeField texts={texts} errors={errors} />
            <PhotosChooser base={base} photos={photos} onChange={setPhotos} error={errors.photos} />
          </Details>
        )}
      </div>
      <ImageChooser
        className={styles.picture}
        current={event?.image ?? ""}
        chosen={image}
        onChoose={setImage}
        error={errors.image}
        more={!base && <PictureFields key={begunWith} texts={texts} errors={errors} />}
      />
      <SendingProgress share={image.kind === "file" ? saving.progress : undefined} onCancel={saving.cancel} />
      {saving.theirs && (
        <Conflict
          mine={saving.sent!.texts}
          theirs={saving.theirs}
          onKeepMine={() => void saving.overwrite(draftOf(), saving.theirs!)}
          onTakeTheirs={() => leave(() => onTakeTheirs(saving.theirs!))}
        />
      )}
      <FormFailure problems={saving.problems} />
      <FormActions
        submitLabel={submitLabel}
        drafts={base ? undefined : event ? (event.draft ? "publish" : undefined) : "keep"}
        busy={saving.busy}
        onCancel={() => leave(onCancel)}
      />
    </form>
  );
}
