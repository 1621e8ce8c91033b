import { useState } from "react";
import { isAdmin } from "../../../../domain/session";
import adminStyles from "../../../ui/admin/admin.module.css";
import { Button } from "../../../ui/button/button";
import { useAction } from "../../../ui/call/use-action";
import { useDone } from "../../../ui/call/use-done";
import { TextArea } from "../../../ui/field/field";
import { Details } from "../../../ui/form/details";
import { FormEnd } from "../../../ui/form/form-failure";
import { readUnsaved, storeUnsaved } from "../../../ui/form/with-storage";
import { useFormCall } from "../../../ui/form/use-form-call";
import { useLastEditor } from "../../accounts/use-last-editor";
import { hasProblems, MAX_NOTE, type ChangeSet } from "../change-set";
import { reviewSet } from "../changes-calls";

const SAY =
  "An administrator publishes these changes. Say when they are ready. Then each administrator sees them on the desk.";
const CORRECT = "Something in these changes cannot be published yet. Correct it, and then say that they are ready.";
const READY = "Administrators see on their desk that these changes are ready.";

/** For a person who may not publish all of the set. */
export function SayReady({ set }: { set: ChangeSet }) {
  const { id, readyAt, documents } = set;
  const act = useAction("It could not be changed.");
  const unsent = useUnsentNote(id);
  const notReady = () => act(() => reviewSet(id, { isReady: false, note: "" }), "The changes are not ready yet.");
  if (readyAt)
    return (
      <>
        <p>{READY}</p>
        <div className={adminStyles.actions}>
          <Button variant="quiet" onClick={() => void notReady()}>
            They are not ready yet
          </Button>
        </div>
      </>
    );
  if (documents.some(hasProblems)) return <p>{CORRECT}</p>;
  return (
    <>
      <p>{SAY}</p>
      {documents.length > 0 && (
        <ReviewForm
          {...{ id, unsent }}
          isReady
          label="What administrators should know"
          button="They are ready"
          done={READY}
        />
      )}
    </>
  );
}

/** An administrator asks the person who prepared the set to change it. */
export function SendBack({ set: { id, createdBy } }: { set: ChangeSet }) {
  const { user, ...session } = useLastEditor();
  const unsent = useUnsentNote(id);
  if (!isAdmin(session) || createdBy === user?.email) return null;
  const done = `${createdBy} sees on the desk what to change.`;
  return (
    <Details summary="Send back …" open={unsent.note !== ""}>
      <ReviewForm {...{ id, unsent, done }} isReady={false} label="What to change" button="Send back" />
    </Details>
  );
}

/** The note of this person remains in this browser until it is sent. */
function useUnsentNote(id: number) {
  const { user } = useLastEditor();
  const [name] = useState(`note ${id} ${user?.email}`);
  const [note, setNote] = useState(() => readUnsaved(name).note ?? "");
  function store(typed: string) {
    setNote(typed);
    storeUnsaved(name, typed ? { note: typed } : {});
  }
  return { note, store };
}

type FormProps = {
  id: number;
  unsent: ReturnType<typeof useUnsentNote>;
  isReady: boolean;
  label: string;
  button: string;
  done: string;
};

function ReviewForm({ id, unsent: { note, store }, isReady, label, button, done }: FormProps) {
  const say = useDone();
  const { formProps, problems, errors, busy } = useFormCall(async () => {
    await reviewSet(id, { isReady, note });
    store("");
    await say(done);
  });
  return (
    <form className={adminStyles.form} {...formProps}>
      <TextArea
        label={label}
        name="note"
        rows={3}
        maxLength={MAX_NOTE}
        required={!isReady}
        value={note}
        onChange={({ currentTarget: { value } }) => store(value)}
        error={errors.note}
      />
      <FormEnd problems={problems} busy={busy} label={button} />
    </form>
  );
}
