import { useEffect, useRef, type SubmitEvent } from "react";
import type { Event } from "../../../../domain/event";
import adminStyles from "../admin.module.css";
import { FormFailure } from "../../../ui/form/form-failure";
import { onInvalid } from "../../../ui/form/problems-in";
import { useShortcut } from "../../../ui/shortcut/use-shortcut";
import { useHold } from "../hold";
import { Conflict } from "./conflict";
import { photosIn, textsOf, type EventDraft } from "./event-draft";
import { EventFields } from "./event-fields";
import styles from "./event-form.module.css";
import { FormActions } from "./form-actions";
import { ImageChooser } from "./image-chooser";
import { Details } from "./details";
import { OutcomeField, StateAndLinkFields, WhenFields } from "./more-fields";
import { PhotosChooser } from "./photos-chooser";
import { PictureFields } from "./picture-fields";
import { RestoredDraft } from "./restored-draft";
import { useFormPictures } from "./use-form-pictures";
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
  const local = useLocalDraft(event);
  const { texts } = local;
  const saving = useSaving({ save: onSave, onSaved: local.saved, event, revision: local.revision, failureText });
  const pictures = useFormPictures({ form, base, event, texts, onChange: local.store });
  const hold = useHold();
  useEffect(() => () => hold(false), [hold]);

  useShortcut("Control+S", () => form.current?.requestSubmit());

  // Discarding the restored draft begins the fields again.
  const begunWith = local.restoredFrom ? "restored draft" : "the event";
  const errors = saving.problems?.fields ?? {};

  function submit(submitted: SubmitEvent<HTMLFormElement>) {
    submitted.preventDefault();
    const { value } = (submitted.submitter ?? {}) as HTMLButtonElement;
    const draft = value === "draft" ? true : value === "publish" ? false : undefined;
    void saving.start(async (): Promise<EventDraft> => ({ ...(await pictures.settledDraft()), draft }));
  }

  function discard() {
    local.discard();
    pictures.setTo(textsOf(event));
  }

  return (
    <form
      ref={form}
      className={`${adminStyles.form} ${styles.eventForm}`}
      onInvalidCapture={onInvalid(saving.reject)}
      onSubmit={submit}
      onInput={() => {
        hold(true);
        local.store(pictures.textsNow);
      }}
    >
      <RestoredDraft from={local.restoredFrom} timeZone={timeZone} onDiscard={discard} />
      <div key={begunWith} className={styles.fields}>
        <EventFields texts={texts} errors={errors} />
        {!base && <WhenFields texts={texts} errors={errors} timeZone={timeZone} />}
        {!base && <StateAndLinkFields texts={texts} errors={errors} />}
        {!base && event && (
          <Details title="After the event" open={Boolean(texts.outcome || errors.photos) || photosIn(texts).length > 0}>
            <OutcomeField texts={texts} errors={errors} />
            <PhotosChooser pictures={pictures.photos} error={errors.photos} />
          </Details>
        )}
      </div>
      <ImageChooser
        className={styles.picture}
        base={base}
        current={event?.image ?? ""}
        pictures={pictures.poster}
        error={errors.image}
        more={!base && <PictureFields key={begunWith} texts={texts} errors={errors} />}
      />
      {saving.theirs && (
        <Conflict
          mine={saving.sent!.texts}
          theirs={saving.theirs}
          onKeepMine={() => void saving.overwrite(pictures.settledDraft, saving.theirs!)}
          onTakeTheirs={() => {
            local.discard();
            onTakeTheirs(saving.theirs!);
          }}
        />
      )}
      <FormFailure problems={saving.problems} />
      <FormActions
        submitLabel={submitLabel}
        drafts={base ? undefined : event ? (event.draft ? "publish" : undefined) : "keep"}
        busy={saving.busy}
        waiting={saving.busy && pictures.isUploading}
        onCancel={() => {
          local.discard();
          onCancel();
        }}
      />
    </form>
  );
}
