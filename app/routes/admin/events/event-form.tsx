import { useState, type SubmitEvent } from "react";
import type { Event } from "../../../../domain/event";
import { CallFailure } from "../../../api/request";
import { useSession } from "../../../session/session-context";
import { Button } from "../../../ui/button/button";
import styles from "../admin.module.css";
import { EventFields } from "./event-fields";
import { FormFailure } from "./form-failure";
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
      await onSave({
        title: text("title"),
        description: text("description"),
        date: text("date"),
        location: text("location"),
        image,
      });
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
      <EventFields event={event} errors={errors} />
      <ImageChooser
        current={event?.image ?? ""}
        chosen={image}
        onChoose={setImage}
        error={errors.image ?? errors.file}
      />
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
