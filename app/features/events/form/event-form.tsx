import { useEffect, useRef, useState, type SubmitEvent } from "react";
import type { EventData } from "../event-collection";
import type { Event, SavedEvent } from "../event";
import { FormFailure } from "../../../ui/form/form-failure";
import { onInvalid } from "../../../ui/form/problems-in";
import { useNotices } from "../../../ui/notice/notices";
import { useShortcut } from "../../../ui/shortcut/use-shortcut";
import adminStyles from "../../../ui/admin/admin.module.css";
import { useSetUnsaved } from "../../../ui/admin/unsaved-changes";
import { AllFields } from "./all-fields";
import { Conflict, type ConflictData } from "./conflict";
import { textsOf, type EventDraft } from "./event-draft";
import type { FormTexts } from "../../../ui/form/collection-fields";
import styles from "./event-form.module.css";
import { mergeEvent, partOf } from "./event-merge";
import { FormActions } from "./form-actions";
import { RestoredDraft } from "./restored-draft";
import { useFormPictures } from "./use-form-pictures";
import { useLeaveNotice } from "./use-leave-notice";
import { useLocalDraft } from "./use-local-draft";
import { useSaving, type Save } from "./use-saving";

type Props = {
  /** Undefined for a new event. */
  event?: Event;
  /** `API_URL`: another server knows the specification's fields only. */
  base: string;
  timeZone: string;
  submitLabel: string;
  failureText: string;
  onSave: Save;
  onCancel: () => void;
};

/** One form for adding and editing. When saving fails, everything typed and chosen remains. */
export function EventForm({ event, base, timeZone, submitLabel, failureText, onSave, onCancel }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [conflict, setConflict] = useState<ConflictData>();
  const local = useLocalDraft(event);
  const { seen, before, texts, restoredFrom, round } = local.start;
  const saving = useSaving({ save: onSave, onSaved: local.saved, onConflict: merge, seen, failureText });
  const pictures = useFormPictures({ form, base, event: seen, texts, onChange: local.store });
  const { notify } = useNotices();
  const setUnsaved = useSetUnsaved();
  useEffect(() => () => setUnsaved(false), [setUnsaved]);
  useLeaveNotice(local.flush);
  useShortcut("Control+S", () => form.current?.requestSubmit());
  const errors = saving.problems?.fields ?? {};

  function submit(submitted: SubmitEvent<HTMLFormElement>) {
    submitted.preventDefault();
    const { value } = (submitted.submitter ?? {}) as HTMLButtonElement;
    const draft = value === "draft" ? true : value === "publish" ? false : undefined;
    void saving.start(async (): Promise<EventDraft> => ({ ...(await pictures.settledDraft()), draft }));
  }

  function restart(next: Event | undefined, nextTexts: FormTexts, nextBefore?: FormTexts) {
    local.restart(next, nextTexts, nextBefore);
    pictures.setTo(nextTexts);
  }

  function discard() {
    const discarded = pictures.textsNow();
    restart(event, textsOf(event));
    const undo = () => restart(seen, discarded, before);
    notify("success", "Your changes are discarded.", { action: { label: "Undo", act: undo } });
  }

  function merge(current: SavedEvent, mine: FormTexts) {
    const merged = mergeEvent(before, mine, textsOf(current));
    restart(current, merged.texts);
    setConflict({ merge: merged, mine, current });
  }

  function choose(field: keyof EventData, from: FormTexts) {
    restart(seen, { ...pictures.textsNow(), ...partOf(from, field) });
  }

  return (
    <form
      ref={form}
      className={`${adminStyles.form} ${styles.eventForm}`}
      onInvalidCapture={onInvalid(saving.reject)}
      onSubmit={submit}
      onInput={() => {
        setUnsaved(true);
        local.store(pictures.textsNow);
      }}
    >
      <RestoredDraft from={restoredFrom} timeZone={timeZone} onDiscard={discard} />
      <AllFields
        key={round}
        texts={texts}
        errors={errors}
        base={base}
        timeZone={timeZone}
        isNew={!event}
        current={seen?.image ?? ""}
        pictures={pictures}
      />
      {conflict && (
        <Conflict conflict={conflict} timeZone={timeZone} submitLabel={submitLabel} errors={errors} onChoose={choose} />
      )}
      <FormFailure problems={saving.problems} />
      <FormActions
        submitLabel={submitLabel}
        drafts={base ? undefined : seen ? (seen.draft ? "publish" : undefined) : "keep"}
        busy={saving.busy}
        waiting={saving.busy && pictures.isUploading}
        onCancel={onCancel}
      />
    </form>
  );
}
