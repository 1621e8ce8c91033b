import type { SecondFactorSetup } from "../account-shapes.server";
import { confirmSecondFactor } from "../account-calls";
import { Field } from "../../../ui/field/field";
import { FormEnd } from "../../../ui/form/form-failure";
import styles from "../../../ui/admin/admin.module.css";
import { useDone } from "../../../ui/call/use-done";
import { takeFocus } from "../../../ui/take-focus";
import { QrCode } from "../../../ui/qr/qr-code";
import { useFormCall } from "../../../ui/form/use-form-call";

type Props = { setup: SecondFactorSetup; onConfirmed: (recoveryCodes: string[]) => void };

/** Shows the secret and asks for a first code, which proves that the app has the secret. */
export function AppSetup({ setup: { secret, uri }, onConfirmed }: Props) {
  const done = useDone();
  const { formProps, problems, errors, busy } = useFormCall(async (form) => {
    onConfirmed((await confirmSecondFactor(String(form.get("code")))).recoveryCodes);
    await done("Two-step sign-in is on.");
  });
  return (
    <form className={styles.form} {...formProps}>
      <p ref={takeFocus} tabIndex={-1}>
        Scan the code with your authenticator app. If the app is on this device, <a href={uri}>open it here</a>. You can
        also type the key below into the app. Then choose “time-based”.
      </p>
      <QrCode text={uri} label="QR code for your authenticator app" />
      <p>
        <code>{inGroups(secret)}</code>
      </p>
      <Field
        label="Code from the app"
        name="code"
        required
        inputMode="numeric"
        autoComplete="one-time-code"
        error={errors.code}
      />
      <FormEnd problems={problems} busy={busy} label="Switch on" />
    </form>
  );
}

/** Groups of four are easier to read. Apps accept the spaces. */
function inGroups(secret: string): string {
  return secret.match(/.{1,4}/g)?.join(" ") ?? secret;
}
