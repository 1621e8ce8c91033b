import { MAX_PASSWORD_LENGTH } from "../../../../domain/session";
import { changePassword } from "../account-calls";
import { NewPasswordField } from "../new-password-field";
import { Field } from "../../../ui/field/field";
import { FormEnd } from "../../../ui/form/form-failure";
import styles from "../../../ui/admin/admin.module.css";
import { useDone } from "../../../ui/call/use-done";
import { useFormCall } from "../../../ui/form/use-form-call";

/** Asks for the current password, because someone may have left a browser open. */
export function PasswordForm({ email }: { email: string }) {
  const done = useDone();
  const { formProps, problems, errors, busy } = useFormCall(async (form) => {
    await changePassword({
      currentPassword: String(form.get("currentPassword")),
      newPassword: String(form.get("newPassword")),
    });
    await done("Your password is changed. All other devices are signed out.");
  });
  return (
    <section className={styles.section} aria-labelledby="password">
      <h2 id="password">Password</h2>
      <form className={styles.form} {...formProps}>
        {/* Password managers read the account from this field. */}
        <input type="hidden" name="email" autoComplete="username" defaultValue={email} />
        <Field
          label="Current password"
          name="currentPassword"
          type="password"
          required
          maxLength={MAX_PASSWORD_LENGTH}
          autoComplete="current-password"
          error={errors.currentPassword}
        />
        <NewPasswordField name="newPassword" label="New password" error={errors.newPassword} />
        <FormEnd problems={problems} busy={busy} label="Change password" />
      </form>
    </section>
  );
}
