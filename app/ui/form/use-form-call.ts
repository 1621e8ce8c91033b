import { use, useRef, useState, type SubmitEvent } from "react";
import { SignedOutContext } from "../admin/unsaved-changes";
import { asApiError, noResponse } from "../call/request";
import { textOf } from "../call/write-key";
import { onInvalid, type FormProblems } from "./problems-in";

/** Sends a small form. `names` maps fields of the request to names in the form where they differ. */
export function useFormCall(send: (form: FormData) => Promise<unknown>, names: Record<string, string> = {}) {
  const [problems, setProblems] = useState<FormProblems>();
  const [busy, setBusy] = useState(false);
  // A second event may come before React draws the busy button.
  const isRunning = useRef(false);
  const askToSignIn = use(SignedOutContext);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isRunning.current) return;
    isRunning.current = true;
    const form = event.currentTarget;
    // The form data includes the name of the pressed button.
    const { submitter } = event.nativeEvent as globalThis.SubmitEvent;
    setBusy(true);
    setProblems(undefined);
    try {
      const sent = textOf(new FormData(form));
      await send(new FormData(form, submitter));
      // The page may show the result before this, and the person may have typed on.
      if (textOf(new FormData(form)) === sent) form.reset();
    } catch (error) {
      setProblems(problemsOf(error, names));
      if (asApiError(error).status === 401) askToSignIn?.(() => form.requestSubmit(submitter));
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  }

  const formProps = {
    method: "post",
    onInvalidCapture: onInvalid(setProblems),
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => void submit(event),
  };
  return { formProps, problems, errors: problems?.fields ?? {}, busy };
}

function problemsOf(error: unknown, names: Record<string, string>): FormProblems {
  const { status, message, fields } = asApiError(error);
  if (status < 400 || status >= 500) return { text: noResponse(), fields: {} };
  const named = Object.entries(fields).map(([name, problem]) => [names[name] ?? name, problem]);
  return { text: message, fields: Object.fromEntries(named) };
}
