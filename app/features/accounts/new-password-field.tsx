import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from "../../../domain/session";
import { Field } from "../../ui/field/field";

type Props = { name: string; label: string; error: string | undefined };

export function NewPasswordField({ name, label, error }: Props) {
  return (
    <Field
      label={label}
      name={name}
      type="password"
      required
      minLength={MIN_PASSWORD_LENGTH}
      maxLength={MAX_PASSWORD_LENGTH}
      autoComplete="new-password"
      help={`${MIN_PASSWORD_LENGTH} characters or more. A few words in a row make a good password.`}
      error={error}
    />
  );
}
