import { useState, type SubmitEvent } from "react";
import { CallFailure } from "../../api/request";
import { useSession } from "../../session/session-context";
import { signInFailure } from "./sign-in-failure";

export type SignInForm = ReturnType<typeof useSignInForm>;

/** Signs in with what stands in the form. Some accounts ask for a code; the form learns that from the answer to the password. */
export function useSignInForm(signedIn?: () => unknown) {
  const { signIn } = useSession();
  const [failure, setFailure] = useState("");
  const [busy, setBusy] = useState(false);
  const [codeAsked, setCodeAsked] = useState(false);
  const [codeError, setCodeError] = useState<string>();

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    // It may stand in a dialog over a page of forms: this one alone is meant.
    event.stopPropagation();
    const form = new FormData(event.currentTarget);
    const text = (name: string) => String(form.get(name) ?? "");
    const code = text("code");
    setBusy(true);
    setFailure("");
    setCodeError(undefined);
    try {
      await signIn({ email: text("email"), password: text("password"), ...(code && { code }) });
      await signedIn?.();
    } catch (error) {
      const asked = error instanceof CallFailure ? error.fields.code : undefined;
      setCodeAsked((before) => asked !== undefined || (before && error instanceof CallFailure && error.status === 429));
      // Being asked for a code for the first time is no failure.
      if (asked === undefined || code) setFailure(signInFailure(error));
      if (code) setCodeError(asked);
    } finally {
      setBusy(false);
    }
  }

  return { submit: (event: SubmitEvent<HTMLFormElement>) => void submit(event), failure, busy, codeAsked, codeError };
}
