import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from "../../../domain/session";
import { Field, type Labelled } from "../../ui/field/field";

export function NewPasswordField(field: Omit<Labelled, "help">) {
  return (
    <Field
      {...field}
      type="password"
      required
      minLength={MIN_PASSWORD_LENGTH}
      maxLength={MAX_PASSWORD_LENGTH}
      autoComplete="new-password"
      help={`${MIN_PASSWORD_LENGTH} characters or more. A few words in a row make a good password.`}
    />
  );
}
