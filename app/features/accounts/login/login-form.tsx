import { useNavigate } from "react-router";
import type { Viewer } from "../../../../domain/session";
import { Button } from "../../../ui/button/button";
import { Link } from "../../../ui/link/link";
import { useNotices } from "../../../ui/notice/notices";
import { useSession } from "../session-context";
import adminStyles from "../../../ui/admin/admin.module.css";
import { SignInFields } from "../sign-in/sign-in-fields";
import type { SignInResult } from "../sign-in/sign-in-result";
import { useSignInForm } from "../sign-in/use-sign-in-form";
import { useSignOut, type Wanted } from "./signed-in";

const NEXT_PAGE = "/events";

type Props = { result?: SignInResult & { email: string }; wanted: Wanted };

/** Without JavaScript the browser posts the form to this page's action. */
export function LoginForm({ result, wanted }: Props) {
  const onDone = useWelcome(wanted);
  const form = useSignInForm({ before: result, onDone });
  return (
    <form className={adminStyles.form} method="post" {...form.formProps}>
      {result?.needsCode && <p>Enter your password again, and the code.</p>}
      <SignInFields form={form} email={result?.email} />
      <div>
        <Button type="submit" busy={form.busy}>
          Login
        </Button>
      </div>
      <p className={adminStyles.hint}>
        <Link to="/admin/reset">Forgot your password?</Link>
      </p>
    </form>
  );
}

function useWelcome(wanted: Wanted) {
  const { begin } = useSession();
  const { notify } = useNotices();
  const signOut = useSignOut(NEXT_PAGE);
  const navigate = useNavigate();
  return async (viewer: Viewer) => {
    const { user, role } = viewer;
    begin(viewer);
    if (role === "user") {
      notify("failure", `You are signed in as ${user?.email}, but this account is not an administrator.`, {
        path: NEXT_PAGE,
        actions: [{ label: "Sign out", act: signOut }],
      });
    } else if (wanted) {
      const actions = [{ label: `Open “${wanted.name}”`, to: wanted.path }];
      notify("success", "You are signed in.", { path: NEXT_PAGE, actions });
    }
    await navigate(NEXT_PAGE);
  };
}
