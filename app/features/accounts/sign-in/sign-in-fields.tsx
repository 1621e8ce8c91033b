import { Field } from "../../../ui/field/field";
import { Notice } from "../../../ui/notice/notice";
import { takeFocus } from "../../../ui/take-focus";
import type { SignInForm } from "./use-sign-in-form";

type Props = { form: SignInForm; email?: string };

/** The email has an id of its own, because a form below the dialog may have such a field, too. */
export function SignInFields({ form: { failure, missing, needsCode, codeError }, email }: Props) {
  const errors = missing?.fields ?? {};
  return (
    <>
      {failure && (
        <Notice kind="failure" takesFocus>
          {failure}
        </Notice>
      )}
      <Field
        label="Email"
        name="email"
        id="your-email"
        type="email"
        required
        autoComplete="username"
        defaultValue={email}
        error={errors.email}
      />
      <Field
        label="Password"
        name="password"
        type="password"
        required
        autoComplete="current-password"
        error={errors.password}
      />
      {needsCode && <CodeField error={errors.code ?? codeError} />}
    </>
  );
}

/** It appears after the form was sent. Its help is read with it. */
function CodeField({ error }: { error: string | undefined }) {
  return (
    <Field
      ref={takeFocus}
      label="Code"
      name="code"
      required
      autoComplete="one-time-code"
      help="The six digits that your authenticator app shows now, or one of your recovery codes."
      error={error}
    />
  );
}
