import { useState } from "react";
import type { SecondFactorSetup } from "../account-shapes.server";
import { beginSecondFactor, endSecondFactor, renewRecoveryCodes } from "../account-calls";
import { countedAre } from "../../../../domain/counted-are";
import { Button } from "../../../ui/button/button";
import { Field } from "../../../ui/field/field";
import { FormEnd, FormFailure } from "../../../ui/form/form-failure";
import styles from "../../../ui/admin/admin.module.css";
import { useDone } from "../../../ui/call/use-done";
import { AppSetup } from "./app-setup";
import { RecoveryCodes } from "./recovery-codes";
import { useFormCall } from "../../../ui/form/use-form-call";

/** The page has two fields for the current password, and ids must be unique. */
const NAMES = { currentPassword: "ownPassword" };

/** `codesLeft` is undefined if it is off. */
export function SecondFactor({ codesLeft }: { codesLeft: number | undefined }) {
  const on = codesLeft !== undefined;
  const [setup, setSetup] = useState<SecondFactorSetup>();
  const [recoveryCodes, setRecoveryCodes] = useState<string[]>();
  const show = (codes: string[]) => {
    setSetup(undefined);
    setRecoveryCodes(codes);
  };
  return (
    <section className={styles.section} aria-labelledby="second-factor">
      <h2 id="second-factor">Two-step sign-in</h2>
      <p className={styles.hint}>
        {on
          ? `On: after the password you enter a code from your authenticator app. ${leftText(codesLeft)}`
          : "Off. With an authenticator app on your phone, a stolen password alone is not enough to sign in."}
      </p>
      {recoveryCodes && <RecoveryCodes key={recoveryCodes[0]} codes={recoveryCodes} />}
      {on && <Switches onRenewed={show} onEnded={() => setRecoveryCodes(undefined)} />}
      {!on && setup && <AppSetup setup={setup} onConfirmed={show} />}
      {!on && !setup && <Begin onBegun={setSetup} />}
    </section>
  );
}

function leftText(count: number): string {
  if (count === 0) return "No recovery code is left. Make new ones, in case you lose your phone.";
  return `${countedAre(count, "recovery code")} left, in case you lose your phone.`;
}

function Begin({ onBegun }: { onBegun: (setup: SecondFactorSetup) => void }) {
  const { formProps, problems, errors, busy } = useFormCall(
    async (form) => onBegun(await beginSecondFactor(String(form.get("ownPassword")))),
    NAMES,
  );
  return (
    <form className={styles.form} {...formProps}>
      <OwnPassword error={errors.ownPassword} />
      <FormEnd problems={problems} busy={busy} label="Set up an app" variant="quiet" />
    </form>
  );
}

function Switches({ onRenewed, onEnded }: { onRenewed: (codes: string[]) => void; onEnded: () => void }) {
  const done = useDone();
  const { formProps, problems, errors, busy } = useFormCall(async (form) => {
    const password = String(form.get("ownPassword"));
    if (form.get("do") === "renew") {
      onRenewed((await renewRecoveryCodes(password)).recoveryCodes);
      return done("The earlier recovery codes do not work any more.");
    }
    await endSecondFactor(password);
    onEnded();
    await done("Two-step sign-in is off.");
  }, NAMES);
  return (
    <form className={styles.form} {...formProps}>
      <OwnPassword error={errors.ownPassword} />
      <FormFailure problems={problems} />
      <div className={styles.actions}>
        <Button type="submit" variant="quiet" name="do" value="renew" busy={busy}>
          New recovery codes
        </Button>
        <Button type="submit" variant="danger" name="do" value="end" busy={busy}>
          Switch off
        </Button>
      </div>
    </form>
  );
}

function OwnPassword({ error }: { error: string | undefined }) {
  return (
    <Field
      label="Current password"
      name="ownPassword"
      type="password"
      required
      autoComplete="current-password"
      error={error}
    />
  );
}
