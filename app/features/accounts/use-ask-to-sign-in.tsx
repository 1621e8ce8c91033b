import { use, useEffect, useEffectEvent } from "react";
import { mayEdit } from "../../../domain/session";
import { SignedOutContext } from "../../ui/admin/unsaved-changes";
import { EditorContext } from "../content/editing";
import { useSession } from "./session-context";
import { SignInAgain } from "./sign-in-again";

/**
 * Returns a function that asks to sign in again over any page, when a call was refused because the session has ended.
 * Then it calls `resume`. With `unsaved` text it asks without a call.
 */
export function useAskToSignIn(unsaved = false) {
  const askHere = use(SignedOutContext);
  const setEditor = use(EditorContext);
  const session = useSession();
  function ask(resume?: () => void): void {
    const close = () => setEditor((editor) => ({ ...editor, question: null }));
    const question = <SignInAgain resume={resume} onClose={close} />;
    // The same end of a session may be noticed twice, first by the call that was refused.
    setEditor((editor) => ({ ...editor, question: resume || !editor.question ? question : editor.question }));
    void session.refresh();
  }
  const isLate = unsaved && !session.loading && !mayEdit(session);
  const askNow = useEffectEvent(() => ask());
  useEffect(() => {
    if (isLate) askNow();
  }, [isLate]);
  return askHere ?? ask;
}
