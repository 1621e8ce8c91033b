import { useState, type SubmitEvent } from "react";
import { useSession } from "../../session/session-context";
import { Button } from "../../ui/button/button";
import { Dialog } from "../../ui/dialog/dialog";
import { Field } from "../../ui/field/field";
import { Notice } from "../../ui/notice/notice";
import styles from "./admin.module.css";
import { signInFailure } from "./sign-in-failure";

/** Over a form whose session has ended: signing in here keeps everything that is typed behind it. */
export function SignInAgain({ onLeave }: { onLeave: () => void }) {
  const { signIn } = useSession();
  const [failure, setFailure] = useState("");
  const [busy, setBusy] = useState(false);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    // A dialog in a page of forms: this one alone is meant.
    event.stopPropagation();
    const form = new FormData(event.currentTarget);
    setBusy(true);
    setFailure("");
    try {
      await signIn({ email: String(form.get("email")), password: String(form.get("password")) });
    } catch (error) {
      setFailure(signInFailure(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Dialog open title="Sign in again" onClose={onLeave}>
      <p>Your session has ended. What you typed is still here.</p>
      <form className={styles.form} onSubmit={(event) => void submit(event)}>
        {failure && <Notice kind="failure">{failure}</Notice>}
        <Field label="Email" name="email" type="email" required autoComplete="username" />
        <Field label="Password" name="password" type="password" required autoComplete="current-password" />
        <div className={styles.actions}>
          <Button type="submit" disabled={busy}>
            Sign in and go on
          </Button>
          <Button look="quiet" onClick={onLeave}>
            Leave this page
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
