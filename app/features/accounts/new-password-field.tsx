import { useState } from "react";
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from "../../../domain/session";
import { Field, type Labelled } from "../../ui/field/field";
import { TickField } from "../../ui/form/tick-field";

/** The password is typed once, so it can be shown. */
export function NewPasswordField(field: Omit<Labelled, "help">) {
  const [isShown, setIsShown] = useState(false);
  return (
    <>
      <Field
        {...field}
        type={isShown ? "text" : "password"}
        required
        minLength={MIN_PASSWORD_LENGTH}
        maxLength={MAX_PASSWORD_LENGTH}
        autoComplete="new-password"
        autoCapitalize="none"
        spellCheck={false}
        help={`${MIN_PASSWORD_LENGTH} characters or more. A few words in a row make a good password.`}
      />
      <TickField
        name={`${field.name}Shown`}
        label="Show what I type"
        checked={isShown}
        onChange={({ target }) => setIsShown(target.checked)}
      />
    </>
  );
}
