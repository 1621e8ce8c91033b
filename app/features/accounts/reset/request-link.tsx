import { useState } from "react";
import { Button } from "../../../ui/button/button";
import { Field } from "../../../ui/field/field";
import { FormFailure } from "../../../ui/form/form-failure";
import { useFormCall } from "../../../ui/form/use-form-call";
import { Notice } from "../../../ui/notice/notice";
import styles from "../../../ui/admin/admin.module.css";
import { requestPasswordReset } from "../account-calls";

/** The page never shows whether the account exists. */
export function RequestLink({ validMinutes }: { validMinutes: number }) {
  const [sent, setSent] = useState<{ to: string }>();
  const { formProps, problems, errors, busy } = useFormCall(async (form) => {
    const email = String(form.get("email"));
    await requestPasswordReset(email);
    setSent({ to: email });
  });
  return (
    <form className={styles.form} {...formProps}>
      <p>Enter the email that you sign in with. You get a link to set a new password.</p>
      <noscript>
        <p>This form needs JavaScript.</p>
      </noscript>
      <Field label="Email" name="email" type="email" required autoComplete="username" error={errors.email} />
      <FormFailure problems={problems} />
      {sent && !problems && (
        <Notice kind="success" takesFocus={sent}>
          If {sent.to} has an account here, a mail with a link is on its way. It works for {validMinutes} minutes. If
          nothing arrives within ten minutes, look into the spam folder, then ask again.
        </Notice>
      )}
      <div>
        <Button type="submit" busy={busy}>
          Send the link
        </Button>
      </div>
    </form>
  );
}
