import { use, useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { SignedOutContext, UnsavedContext } from "../../../ui/admin/unsaved-changes";
import { SmallLink } from "../../../ui/admin/small-button";
import { useNotices } from "../../../ui/notice/notices";
import { useAskToSignIn } from "../../accounts/use-ask-to-sign-in";
import { editPath, historyPath, isChanged } from "../content";
import { ChangesNote } from "../edit/changes-note";
import { ContentForm, PUBLISHER_HINT } from "../edit/content-form";
import { EditorContext } from "../editing";
import { TakeOff } from "../take-off";
import { NOT_OPENED, type Part } from "./part";
import styles from "./sheet.module.css";
import { useEditData } from "./use-edit-data";
import { usePreview } from "./use-preview";

/** The form of a part over its page. The page remains usable, so this is no modal dialog. */
export default function Sheet({ part: target, opener }: { part: Part; opener: HTMLElement }) {
  const { of, part, label } = target;
  const setEditor = use(EditorContext);
  const open = () => setEditor(() => ({ sheet: <Sheet part={target} opener={opener} /> }));
  const close = () => setEditor(() => ({}));
  const { notify } = useNotices();
  const { pathname, search } = useLocation();
  const [unsaved, setUnsaved] = useState(false);
  const askToSignIn = useAskToSignIn(unsaved);
  const data = useEditData(of, (isSignedOut) => {
    close();
    if (isSignedOut) askToSignIn(open);
    else notify("failure", NOT_OPENED);
  });
  const onStored = usePreview(of);
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useLayoutEffect(() => {
    const element = dialog.current!;
    element.show();
    return () => {
      const hadFocus = element.contains(document.activeElement);
      element.close();
      // The browser would return to “Continue editing”, which has gone with its message.
      if (hadFocus) opener.focus({ preventScroll: true });
    };
  }, [opener]);
  // Before the person can press anything in the form, which would lose the focus otherwise.
  useLayoutEffect(() => {
    if (!data) return;
    // A list has no first field that everybody wants.
    const field = part && document.getElementById(part);
    const first = field || dialog.current!.querySelector("h2")!;
    first.focus({ preventScroll: true });
    // The whole of a group would scroll its first fields away.
    (first.querySelector("legend") ?? first).scrollIntoView({ block: "nearest" });
    // Otherwise the person may change the old text and never see that a new one waits.
    if (dialog.current!.querySelector("h2 + :not(form), form > [role=status]")) dialog.current!.scrollTop = 0;
    if (data.copy) onStored();
    // oxlint-disable-next-line react/exhaustive-deps -- Once, when the form appears.
  }, [data]);
  const here = useRef(pathname);
  useEffect(() => {
    if (here.current !== pathname) setEditor(() => ({}));
  }, [pathname, setEditor]);

  function leave(isUnsaved: boolean) {
    close();
    if (!isUnsaved) return;
    notify("notice", "It is not published. What you typed is here again when you edit this part.", {
      actions: [{ label: "Continue editing", act: open }],
    });
  }

  /** Does the same as the form's button, which asks before pictures are lost. */
  function cancel() {
    const button = dialog.current!.querySelector<HTMLElement>("[name=cancel]");
    if (button) button.click();
    else close();
  }

  return (
    <dialog
      ref={dialog}
      className={styles.sheet}
      aria-labelledby={titleId}
      aria-describedby={PUBLISHER_HINT}
      onKeyDown={(event) => event.key === "Escape" && cancel()}
    >
      <h2 id={titleId} tabIndex={-1}>
        {label}
      </h2>
      {data ? (
        <SignedOutContext value={askToSignIn}>
          <UnsavedContext value={setUnsaved}>
            <ChangesNote {...data} />
            <ContentForm
              {...data}
              sheet={{
                part,
                path: pathname + search,
                onStored,
                // The preview remains until the page is loaded again.
                onPublished: () => setEditor(({ preview }) => ({ preview })),
                onCancel: leave,
              }}
            />
            <p className={styles.more}>
              <SmallLink label={`All fields of “${data.document.title}”`} to={editPath(of)} />
              {isChanged(data.document) && <SmallLink label="History" to={historyPath(of)} />}
              <TakeOff document={data.document} path={data.inChanges ?? editPath(of)} />
            </p>
          </UnsavedContext>
        </SignedOutContext>
      ) : (
        <p role="status">Loading...</p>
      )}
    </dialog>
  );
}
