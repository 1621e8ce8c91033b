import { isAdmin } from "../../../../domain/session";
import adminStyles from "../../../ui/admin/admin.module.css";
import { Button } from "../../../ui/button/button";
import { useAction } from "../../../ui/call/use-action";
import { useDone } from "../../../ui/call/use-done";
import { TextArea } from "../../../ui/field/field";
import { Details } from "../../../ui/form/details";
import { FormEnd } from "../../../ui/form/form-failure";
import { useFormCall } from "../../../ui/form/use-form-call";
import { useSession } from "../../accounts/session-context";
import { MAX_NOTE, type ChangeSet } from "../change-set";
import { reviewSet } from "../changes-calls";

const ASKED =
  "An administrator publishes these changes. Say when they are ready: it is on the desk of each administrator.";
const READY = "Administrators see on their desk that these changes are ready.";

/** For a person who may not publish all of the set. */
export function SayReady({ set: { id, readyAt, documents } }: { set: ChangeSet }) {
  const act = useAction("It could not be changed.");
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
  return (
    <>
      <p>{ASKED}</p>
      {documents.length > 0 && (
        <ReviewForm {...{ id }} isReady label="What administrators should know" button="They are ready" done={READY} />
      )}
    </>
  );
}

/** An administrator asks the person who prepared the set to change it. */
export function SendBack({ set: { id, createdBy } }: { set: ChangeSet }) {
  const { user, ...session } = useSession();
  if (!isAdmin(session) || createdBy === user?.email) return null;
  const done = `${createdBy} sees on the desk what to change.`;
  return (
    <Details summary="Send back …" open={false}>
      <ReviewForm {...{ id, done }} isReady={false} label="What to change" button="Send back" />
    </Details>
  );
}

type FormProps = { id: number; isReady: boolean; label: string; button: string; done: string };

function ReviewForm({ id, isReady, label, button, done }: FormProps) {
  const say = useDone();
  const { formProps, problems, errors, busy } = useFormCall(async (form) => {
    await reviewSet(id, { isReady, note: String(form.get("note")) });
    await say(done);
  });
  return (
    <form className={adminStyles.form} {...formProps}>
      <TextArea label={label} name="note" rows={3} maxLength={MAX_NOTE} required={!isReady} error={errors.note} />
      <FormEnd problems={problems} busy={busy} label={button} />
    </form>
  );
}
