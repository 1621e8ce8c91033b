import { useEffect, useRef, useState, type SubmitEvent } from "react";
import { useRevalidator } from "react-router";
import { createEvent } from "../../../../api/event-editing";
import { CallFailure } from "../../../../api/request";
import { writeKey } from "../../../../api/write-key";
import { useSession } from "../../../../session/session-context";
import { Button } from "../../../../ui/button/button";
import { Field, TextArea } from "../../../../ui/field/field";
import { Notice } from "../../../../ui/notice/notice";
import { useNotices } from "../../../../ui/notice/notices";
import styles from "../events.module.css";

/** The four fields that an event must have, without leaving the list. */
export function QuickAdd({ apiBase, onClose }: { apiBase: string; onClose: () => void }) {
  const { notify } = useNotices();
  const { refresh } = useSession();
  const { revalidate } = useRevalidator();
  const [failure, setFailure] = useState<CallFailure | undefined>();
  const [busy, setBusy] = useState(false);
  const key = useRef(writeKey());
  const element = useRef<HTMLFormElement>(null);
  // The keys that open it are for those who go on typing at once.
  useEffect(() => element.current?.querySelector("input")?.focus(), []);
  const errors = failure?.fields ?? {};

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    setBusy(true);
    try {
      await createEvent(apiBase, form, { key: key.current.for(form) });
      notify("success", "Event added successfully!");
      onClose();
      await revalidate();
    } catch (error) {
      setFailure(error instanceof CallFailure ? error : new CallFailure(""));
      await refresh();
    } finally {
      setBusy(false);
    }
  }

  return (
    <form ref={element} className={styles.quickAdd} aria-label="Quick add" onSubmit={(event) => void submit(event)}>
      {failure && (
        <Notice kind="failure">
          <p>Failed to add event. Please try again.</p>
        </Notice>
      )}
      <Field label="Title" name="title" required error={errors.title} />
      <Field label="Date" name="date" type="date" required min="1900-01-01" max="9999-12-31" error={errors.date} />
      <Field label="Location" name="location" required error={errors.location} />
      <TextArea label="Description" name="description" rows={3} required error={errors.description} />
      <div className={styles.controls}>
        <Button type="submit" disabled={busy}>
          Add to the list
        </Button>
        <Button look="quiet" onClick={onClose}>
          Close
        </Button>
      </div>
    </form>
  );
}
