import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { mayEdit, SIGNED_IN_AS } from "../../../domain/session";
import { AdminStyles } from "../../ui/admin/admin-styles";
import { Button } from "../../ui/button/button";
import { Dialog } from "../../ui/dialog/dialog";
import { ownHeaders } from "../../ui/call/request";
import styles from "../../ui/admin/admin.module.css";
import { useSession } from "./session-context";
import { SignInFields } from "./sign-in/sign-in-fields";
import { useSignInForm } from "./sign-in/use-sign-in-form";

type Props = {
  /** Goes on with what the end of the session has stopped. */
  resume?: (() => void) | undefined;
  onClose: () => void;
};

/**
 * A dialog over a page whose session has ended, so that no unsaved text is lost. It waits until the end is known. Only the
 * person who opened the page goes on with it.
 */
export function SignInAgain({ resume, onClose }: Props) {
  const person = decodeURIComponent(ownHeaders[SIGNED_IN_AS] ?? "");
  const session = useSession();
  const form = useSignInForm({
    onDone: (viewer) => (person && viewer.user?.email !== person ? location.reload() : session.begin(viewer)),
  });
  const isSignedIn = mayEdit(session);
  const hasEnded = useRef(false);
  const { pathname } = useLocation();
  const at = useRef(pathname);
  useEffect(() => {
    if (!isSignedIn) hasEnded.current = true;
    // What began on one page does not continue on another.
    if (at.current !== pathname) onClose();
    else if (isSignedIn && hasEnded.current) {
      onClose();
      resume?.();
    }
    // oxlint-disable-next-line react/exhaustive-deps -- The functions are those of the call that was refused.
  }, [isSignedIn, pathname]);
  if (isSignedIn) return null;
  if (session.role === "user")
    return (
      <Dialog open title="Your access has ended" describedBy="access-ended" onClose={onClose}>
        <AdminStyles />
        <p id="access-ended">
          {session.user?.email} may no longer edit this site. Nothing on this page is lost: copy what you need, and ask
          an administrator for access.
        </p>
        <div className={styles.actions}>
          <Button onClick={onClose}>Close</Button>
        </div>
      </Dialog>
    );
  return (
    <Dialog open title="Sign in again" onClose={onClose}>
      <AdminStyles />
      <p>
        Your session has ended, or someone else has signed in since. Nothing on this page is lost: sign in again
        {person && ` as ${person}`} to go on with it.
      </p>
      <form className={styles.form} {...form.formProps}>
        <SignInFields form={form} email={person} />
        <div className={styles.actions}>
          <Button type="submit" busy={form.busy}>
            Sign in and continue
          </Button>
          <Button variant="quiet" onClick={onClose}>
            Not now
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
