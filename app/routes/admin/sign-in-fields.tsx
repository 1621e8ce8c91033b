import { useEffect, useRef } from "react";
import { Field } from "../../ui/field/field";
import { Notice } from "../../ui/notice/notice";
import type { SignInForm } from "./use-sign-in-form";

/** Email and password, and a code where the account asks for one. */
export function SignInFields({ form: { failure, codeAsked, codeError } }: { form: SignInForm }) {
  return (
    <>
      {failure && (
        <Notice kind="failure" takesFocus>
          {failure}
        </Notice>
      )}
      <Field label="Email" name="email" type="email" required autoComplete="username" />
      <Field label="Password" name="password" type="password" required autoComplete="current-password" />
      {codeAsked && <CodeField error={codeError} />}
    </>
  );
}

function CodeField({ error }: { error: string | undefined }) {
  const input = useRef<HTMLInputElement>(null);
  // It appears after the form was sent: the next thing to do is to fill it in, and its help is read with it.
  useEffect(() => input.current?.focus(), []);
  return (
    <Field
      ref={input}
      label="Code"
      name="code"
      required
      autoComplete="one-time-code"
      help="The six digits that your authenticator app shows now, or one of your recovery codes."
      error={error}
    />
  );
}
