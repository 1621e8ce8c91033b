import { useState } from "react";
import { useNavigate } from "react-router";
import { ApiError } from "../../../ui/call/request";
import { Field } from "../../../ui/field/field";
import { FormEnd } from "../../../ui/form/form-failure";
import { useFormCall } from "../../../ui/form/use-form-call";
import { useNotices } from "../../../ui/notice/notices";
import styles from "../../../ui/admin/admin.module.css";
import { credentialsIn } from "../../accounts/credentials-in";
import { NewPasswordField } from "../../accounts/new-password-field";
import { useSession } from "../../accounts/session-context";
import { formatDay } from "../../../../domain/moments";
import { isAdmin } from "../../../../domain/session";
import { ROLE_NAMES, ROLE_TASKS } from "../../administrators/administrator";
import { acceptInvitation } from "../invitation-calls";
import type { OpenedInvitation } from "../invitation-schema.server";

const DESK = "/admin";

type Props = { token: string; invitation: OpenedInvitation; timeZone: string };

/** A reload keeps it beside the token. */
function storeEmail(email: string): void {
  window.history.replaceState({ ...window.history.state, email }, "");
}

export default function JoinForm({ token, invitation, timeZone }: Props) {
  const { role, invitedBy, activeUntil, email: invited } = invitation;
  const { begin, user } = useSession();
  const { notify } = useNotices();
  const navigate = useNavigate();
  const [needsCode, setNeedsCode] = useState(false);
  const { formProps, problems, errors, busy } = useFormCall(async (form) => {
    const viewer = await acceptInvitation({ token, ...credentialsIn(form) }).catch((error: unknown) => {
      if (error instanceof ApiError && error.fields.code) setNeedsCode(true);
      throw error;
    });
    // The guard of the next page needs the new role.
    begin(viewer);
    // An administrator who accepts the link of an editor remains one.
    const name = ROLE_NAMES[isAdmin(viewer) ? "admin" : role].toLowerCase();
    notify("success", `Welcome. You are signed in as an ${name}.`, { path: DESK });
    await navigate(DESK, { replace: true });
  });
  return (
    <form className={styles.form} {...formProps}>
      <p>
        {invitedBy} invites you as an {ROLE_NAMES[role].toLowerCase()} ({ROLE_TASKS[role]}), until{" "}
        {formatDay(activeUntil, timeZone)}.
      </p>
      {user && <p>This browser is signed in as {user.email}. Accepting with another email signs them out.</p>}
      <p>Enter your email and choose a password. If you have an account here already, enter its password.</p>
      <Field
        label="Email"
        name="email"
        type="email"
        required
        autoComplete="username"
        defaultValue={window.history.state?.email ?? invited ?? ""}
        onInput={({ currentTarget }) => storeEmail(currentTarget.value)}
        help={invited ? "Only this address can accept the invitation." : undefined}
        error={errors.email}
      />
      <NewPasswordField name="password" label="Password" error={errors.password} />
      {needsCode && (
        <Field
          label="Code"
          name="code"
          required
          autoComplete="one-time-code"
          help="From your authenticator app, or one of your recovery codes."
          error={errors.code}
        />
      )}
      <FormEnd problems={problems} busy={busy} label="Accept the invitation" />
    </form>
  );
}
