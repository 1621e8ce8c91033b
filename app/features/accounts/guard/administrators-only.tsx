import { ButtonLink } from "../../../ui/button/button";
import { ErrorFrame } from "../../../ui/error-page/error-page";

/** An editor is signed in, so signing in again would not help. */
export function AdministratorsOnly() {
  return (
    <ErrorFrame title="Only administrators can open this page" status={403} scene="signpost">
      <p>You are signed in as an editor. Ask an administrator if you need something from this page.</p>
      <ButtonLink to="/admin">Admin desk</ButtonLink>
    </ErrorFrame>
  );
}
