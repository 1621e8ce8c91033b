import { useState, type SubmitEvent } from "react";
import { CallFailure } from "../../../api/request";

/** Sends a small form by a call; what the server says of a field stands beside it, everything else above the form. */
export function useFormCall(send: (form: FormData) => Promise<unknown>) {
  const [fields, setFields] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState("");
  const [busy, setBusy] = useState(false);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    // The button counts too, where there are two.
    const { submitter } = event.nativeEvent as globalThis.SubmitEvent;
    setBusy(true);
    setFields({});
    setFailure("");
    try {
      await send(new FormData(form, submitter));
      form.reset();
    } catch (error) {
      if (error instanceof CallFailure) setFields(error.fields);
      const refused = error instanceof CallFailure && error.status >= 400 && error.status < 500;
      setFailure(refused ? error.message : "That did not work. Try again.");
    } finally {
      setBusy(false);
    }
  }

  return { submit: (event: SubmitEvent<HTMLFormElement>) => void submit(event), fields, failure, busy };
}
