import { Button } from "../../ui/button/button";
import { Dialog } from "../../ui/dialog/dialog";
import styles from "../../ui/admin/admin.module.css";
import { SignInFields } from "./sign-in/sign-in-fields";
import { useSignInForm } from "./sign-in/use-sign-in-form";

/** A dialog over a page whose session has ended, so that no unsaved text is lost. */
export function SignInAgain({ onLeave }: { onLeave: () => void }) {
  const form = useSignInForm();
  return (
    <Dialog open title="Sign in again" onClose={onLeave}>
      <p>Your session has ended. Nothing on this page is lost.</p>
      <form className={styles.form} {...form.formProps}>
        <SignInFields form={form} />
        <div className={styles.actions}>
          <Button type="submit" busy={form.busy}>
            Sign in and continue
          </Button>
          <Button variant="quiet" onClick={onLeave}>
            Leave this page
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
