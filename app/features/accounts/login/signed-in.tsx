import type { SubmitEvent } from "react";
import { mayEdit, type Viewer } from "../../../../domain/session";
import { Button, ButtonLink } from "../../../ui/button/button";
import adminStyles from "../../../ui/admin/admin.module.css";
import { useAction } from "../../../ui/call/use-action";
import { useSession } from "../session-context";

export type Wanted = { path: string; name: string } | undefined;

/** Replaces the form for someone who is signed in. */
export function SignedIn({ role, wanted }: { role: Viewer["role"]; wanted: Wanted }) {
  return (
    <div className={adminStyles.form}>
      {role === "user" && (
        <p>
          This account is not an administrator, so it cannot add or edit events. Its access may have ended. Sign out to
          use another account, or ask an administrator for access.
        </p>
      )}
      {role === null && <p>It could not be checked whether this account is an administrator. Try again in a moment.</p>}
      <div className={adminStyles.actions}>
        {mayEdit({ role }) && wanted && <ButtonLink to={wanted.path}>Open “{wanted.name}”</ButtonLink>}
        <ButtonLink to="/events" variant={wanted ? "quiet" : undefined}>
          Go to Events
        </ButtonLink>
        <SignOut />
      </div>
    </div>
  );
}

/** Without JavaScript the browser posts the form to this page's action. */
function SignOut() {
  const signOut = useSignOut();
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    void signOut();
  }
  return (
    <form method="post" onSubmit={submit}>
      <Button type="submit" variant="quiet" name="do" value="sign-out">
        Sign out
      </Button>
    </form>
  );
}

/** Returns a function that signs out and says so, on this page or on `path`. */
export function useSignOut(path?: string): () => Promise<boolean> {
  const { signOut } = useSession();
  const act = useAction("You could not be signed out.");
  return () => act(signOut, "You are signed out.", { path });
}
