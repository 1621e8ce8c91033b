import { useState, type SubmitEvent } from "react";
import type { Viewer } from "../../../../domain/session";
import { asApiError, call, jsonBody } from "../../../ui/call/request";
import { credentialsIn } from "../credentials-in";
import { onInvalid, type FormProblems } from "../../../ui/form/problems-in";
import { NOT_TRIED, signInResult, type SignInResult } from "./sign-in-result";

export type SignInForm = ReturnType<typeof useSignInForm>;

type Options = {
  /** The result of the same form sent without JavaScript. */
  before?: SignInResult;
  /** Shows the new session. */
  onDone: (viewer: Viewer) => unknown;
};

export function useSignInForm({ before = NOT_TRIED, onDone }: Options) {
  const [result, setResult] = useState(before);
  const [missing, setMissing] = useState<FormProblems>();
  const [busy, setBusy] = useState(false);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    // React may render the dialog inside another form.
    event.stopPropagation();
    const form = new FormData(event.currentTarget);
    setBusy(true);
    setMissing(undefined);
    setResult(({ needsCode }) => ({ ...NOT_TRIED, needsCode }));
    try {
      await onDone(await call<Viewer>("/api/session", jsonBody("POST", credentialsIn(form))));
    } catch (error) {
      setResult(signInResult(asApiError(error), form));
    } finally {
      setBusy(false);
    }
  }

  const formProps = {
    onInvalidCapture: onInvalid(setMissing),
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => void submit(event),
  };
  return { ...result, missing, formProps, busy };
}
