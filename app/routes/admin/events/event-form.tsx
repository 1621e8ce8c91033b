import { useId, useState, type SubmitEvent } from "react";
import {
  MAX_EVENT_DESCRIPTION_LENGTH,
  MAX_EVENT_LOCATION_LENGTH,
  MAX_EVENT_TITLE_LENGTH,
  type Event,
} from "../../../../domain/event";
import { CallFailure } from "../../../api/request";
import { useSession } from "../../../session/session-context";
import { Button } from "../../../ui/button/button";
import { Field, TextArea } from "../../../ui/field/field";
import { Notice } from "../../../ui/notice/notice";
import styles from "../admin.module.css";
import { ImageChooser, type ChosenImage } from "./image-chooser";

export type EventDraft = { title: string; description: string; date: string; location: string; image: ChosenImage };

type Props = {
  /** The event that is edited; none when one is added. */
  event?: Event;
  submitLabel: string;
  failureText: string;
  /** Saves; rejects with what the form then says. */
  onSave: (draft: EventDraft) => Promise<void>;
  onCancel: () => void;
};

/** One form for adding and editing. When saving fails, everything typed and chosen stays. */
export function EventForm({ event, submitLabel, failureText, onSave, onCancel }: Props) {
  const { refresh } = useSession();
  const [image, setImage] = useState<ChosenImage>({ kind: "kept" });
  const [failure, setFailure] = useState<CallFailure | undefined>();
  const [busy, setBusy] = useState(false);
  const errors = failure?.fields ?? {};

  async function submit(submitted: SubmitEvent<HTMLFormElement>) {
    submitted.preventDefault();
    const form = new FormData(submitted.currentTarget);
    const text = (name: string) => String(form.get(name) ?? "");
    setBusy(true);
    setFailure(undefined);
    try {
      await onSave({ title: text("title"), description: text("description"), date: text("date"), location: text("location"), image });
    } catch (error) {
      const called = error instanceof CallFailure ? error : new CallFailure("");
      setFailure(called);
      if (called.status === 401 || called.status === 403) await refresh();
    } finally {
      setBusy(false);
    }
  }

  return (
    <form className={`${styles.form} ${styles.eventForm}`} onSubmit={(submitted) => void submit(submitted)}>
      {failure && <FormFailure text={failureText} failure={failure} />}
      <div className={styles.fields}>
        <Field label="Title" name="title" required maxLength={MAX_EVENT_TITLE_LENGTH} defaultValue={event?.title} error={errors.title} />
        <TextArea
          label="Description"
          name="description"
          rows={8}
          required
          maxLength={MAX_EVENT_DESCRIPTION_LENGTH}
          defaultValue={event?.description}
          error={errors.description}
          help="Plain text. An empty line starts a new paragraph."
        />
        <div className={styles.pair}>
          <Field label="Date" name="date" type="date" required min="1900-01-01" max="9999-12-31" defaultValue={event?.date} error={errors.date} />
          <Field label="Location" name="location" required maxLength={MAX_EVENT_LOCATION_LENGTH} defaultValue={event?.location} error={errors.location} />
        </div>
      </div>
      <ImageChooser current={event?.image ?? ""} chosen={image} onChoose={setImage} error={errors.image ?? errors.file} />
      <div className={styles.actions}>
        <Button type="submit" disabled={busy}>
          {submitLabel}
        </Button>
        <Button look="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

/** The specification's words, and below them what can be done about it. */
function FormFailure({ text, failure }: { text: string; failure: CallFailure }) {
  const id = useId();
  const fields = Object.entries(failure.fields);
  return (
    <Notice kind="failure">
      <p id={id}>{text}</p>
      {fields.length > 0 ? (
        <ul aria-labelledby={id}>
          {fields.map(([name, problem]) => (
            <li key={name}>
              <a href={`#${name === "file" ? "image" : name}`}>{problem}</a>
            </li>
          ))}
        </ul>
      ) : (
        failure.status >= 400 && failure.status < 500 && <p>{failure.message}</p>
      )}
    </Notice>
  );
}
