import { useState, type ReactNode, type SubmitEvent } from "react";
import { useNavigate } from "react-router";
import { ApiError, NO_RESPONSE } from "../../ui/call/request";
import { Notice } from "../../ui/notice/notice";

/** `save` returns the page to go to. What is typed stays in the form until it is saved. */
export function useStepForm(save: (form: FormData) => Promise<string>) {
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ApiError>();

  async function run(form: FormData) {
    setBusy(true);
    try {
      await navigate(await save(form));
      setFailure(undefined);
    } catch (error) {
      setFailure(error instanceof ApiError ? error : new ApiError(NO_RESPONSE));
    } finally {
      setBusy(false);
    }
  }
  function submit(submitted: SubmitEvent<HTMLFormElement>) {
    submitted.preventDefault();
    if (!busy) void run(new FormData(submitted.currentTarget));
  }
  const problem: ReactNode = failure && (
    <Notice kind="failure" takesFocus={failure}>
      {failure.message}
    </Notice>
  );
  return { busy, errors: failure?.fields ?? {}, problem, submit };
}
