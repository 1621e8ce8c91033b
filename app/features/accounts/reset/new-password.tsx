import { useNavigate } from "react-router";
import { Field } from "../../../ui/field/field";
import { FormEnd } from "../../../ui/form/form-failure";
import { useFormCall } from "../../../ui/form/use-form-call";
import { useNotices } from "../../../ui/notice/notices";
import styles from "../../../ui/admin/admin.module.css";
import { acceptPasswordReset } from "../account-calls";
import { NewPasswordField } from "../new-password-field";
import { useSession } from "../session-context";

const SIGN_IN = "/admin-login";

type Props = { token: string; email: string };

export default function NewPassword({ token, email }: Props) {
  const { refresh } = useSession();
  const { notify } = useNotices();
  const navigate = useNavigate();
  const { formProps, problems, errors, busy } = useFormCall(async (form) => {
    await acceptPasswordReset(token, String(form.get("password")));
    // This browser may have been signed in.
    await refresh();
    notify("success", "Your password is set. Sign in with it.", { path: SIGN_IN });
    await navigate(SIGN_IN, { replace: true });
  });
  return (
    <form className={styles.form} {...formProps}>
      {/* Password managers store the password for this address. */}
      <Field label="Email" name="email" readOnly optional={false} autoComplete="username" defaultValue={email} />
      <NewPasswordField name="password" label="New password" error={errors.password} />
      <FormEnd problems={problems} busy={busy} label="Set the password" />
    </form>
  );
}
