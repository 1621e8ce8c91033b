import { useEffect, useRef, type ReactNode, type SubmitEvent } from "react";
import { changesBetween } from "../../../domain/collections/changes";
import type { Collection } from "../../../domain/collections/collection";
import adminStyles from "../admin/admin.module.css";
import { useSetUnsaved } from "../admin/unsaved-changes";
import { NO_RESPONSE, readResponse, type ApiError } from "../call/request";
import { useNotices } from "../notice/notices";
import { useShortcut } from "../shortcut/use-shortcut";
import { addressAt, type AddressOf } from "./chosen-picture";
import { Conflict } from "./conflict";
import { FormActions } from "./form-actions";
import { FormFailure } from "./form-failure";
import { dataOf, textsOf, type FormTexts, type Stored } from "./form-texts";
import { onInvalid } from "./problems-in";
import { RestoredTexts } from "./restored-texts";
import { Uploads } from "./uploads";
import { useConflict } from "./use-conflict";
import { useFormValues, type FormValues } from "./use-form-values";
import { useLeaveNotice } from "./use-leave-notice";
import { isChange } from "./typed-texts";
import { useTypedTexts } from "./use-typed-texts";
import { useSaving, type FormSession, type Save } from "./use-saving";
import type { ServerCopy } from "./use-working-copy";

type Props<Document> = {
  collection: Pick<Collection, "name" | "fields">;
  /** Undefined for a new one. */
  document?: Document;
  session: FormSession;
  /** What the person is typing is stored there, too. */
  workingCopy: ServerCopy;
  /** `API_URL`: another server has no drafts. */
  base: string;
  /** Of pictures that are files; an uploaded picture is its address. */
  addressOf?: AddressOf;
  timeZone: string;
  submitLabel: string;
  /** The button has the number of changes, and lists them. Only for a document that is published. */
  countsChanges?: boolean;
  /** What this button does. */
  hint?: string;
  failureText: string;
  /** Follows it when the server could not be reached or could not store the document. */
  laterText?: string;
  /** The address of the page with what is typed. */
  preview?: string;
  /** It is saved as a draft of something else. */
  mayBeIncomplete?: boolean;
  /** Chosen files beside the form's pictures that would be lost with the page. */
  unsentFiles?: number;
  /** Below the buttons: other things to do with what is typed. */
  more?: ReactNode;
  /** The page of this form, if it is shown on another one. */
  path?: string | undefined;
  className: string | undefined;
  onSave: Save<Document>;
  onCancel: () => void;
  /** Draws the fields. */
  children: (parts: FormParts<Document>) => ReactNode;
};
export type FormParts<Document> = {
  texts: FormTexts;
  errors: Record<string, string>;
  values: FormValues;
  /** The document in the revision that was changed. */
  seen: Document | undefined;
};

const TRY_LATER = "What you typed is still here. Try again in a minute.";

/** One form for adding and editing. When saving fails, everything typed and chosen remains. */
export function CollectionForm<Document extends Stored>(props: Props<Document>) {
  const { collection, document, session, base, timeZone, submitLabel, failureText, laterText = TRY_LATER } = props;
  const { fields } = collection;
  const form = useRef<HTMLFormElement>(null);
  const local = useTypedTexts(collection, document, props.workingCopy);
  const { seen, before, texts, older, round } = local.start;
  const saving = useSaving({
    session,
    save: props.onSave,
    onSaved: local.saved,
    onConflict: (saved, typed) => conflict.mergeWith(saved, typed),
    seen,
    failureText,
    laterText,
    submitLabel,
    controlAt: (path) => values.controlAt(path),
  });
  const onSignedOut = session.refresh;
  const { addressOf = addressAt(base) } = props;
  const onChange = local.store;
  const isSignedIn = session.role !== null;
  const values = useFormValues({ form, fields, base, addressOf, seen, texts, onChange, isSignedIn, onSignedOut });
  const conflict = useConflict({ fields, before, restart, initial: local.start.tabs?.dispute });
  const { notify } = useNotices();
  const setUnsaved = useSetUnsaved();
  useEffect(() => () => setUnsaved(false), [setUnsaved]);
  const unsent = { pictures: values.unsent, files: props.unsentFiles ?? 0 };
  const mayLeave = useLeaveNotice(local.flush, unsent, props.path);
  useShortcut("Control+S", () => form.current?.requestSubmit());
  const { errors } = saving;

  function submit(submitted: SubmitEvent<HTMLFormElement>) {
    submitted.preventDefault();
    const { value } = (submitted.submitter ?? {}) as HTMLButtonElement;
    const draft = value === "draft" ? true : value === "publish" ? false : undefined;
    void saving.start(async () => ({ ...(await values.settledEntry()), draft, as: value }));
  }

  function restart(next: Document | undefined, nextTexts: FormTexts, nextBefore?: FormTexts) {
    local.restart(next, nextTexts, nextBefore);
    values.setTo(nextTexts, next);
  }

  /** The message takes the focus from the button, which is gone then. */
  function replace(next: Pick<typeof local.start, "seen" | "texts" | "before">, message: string) {
    const replaced = values.textsNow();
    conflict.end();
    restart(next.seen, next.texts, next.before);
    const undo = () => restart(seen, replaced, before);
    notify("success", message, { actions: [{ label: "Undo", act: undo }] });
  }

  /** Browsers open a tab only at once after a press. */
  async function showPreview(address: string) {
    const tab = window.open("");
    local.store(values.textsNow);
    const hasArrived = await local.sendNow();
    const problem = hasArrived ? await problemOf(address) : "The preview needs a connection. Try again.";
    if (tab && !problem) return tab.location.replace(address);
    tab?.close();
    notify("failure", problem || "The browser did not open a tab for the preview.");
  }

  function discard() {
    const stored = textsOf(fields, document);
    replace({ seen: document, texts: stored, before: stored }, "Your changes are discarded.");
  }

  return (
    <form
      ref={form}
      noValidate={props.mayBeIncomplete}
      className={`${adminStyles.form} ${props.className ?? ""}`}
      onInvalidCapture={onInvalid(saving.reject)}
      onSubmit={submit}
      onInput={({ target }) => {
        saving.correct((target as HTMLInputElement).name);
        setUnsaved(true);
        local.store(values.textsNow);
      }}
    >
      <RestoredTexts
        from={local.start.restoredFrom}
        isElsewhere={local.start.isElsewhere}
        tabs={local.start.tabs}
        isOutdated={isChange(local.start.before, textsOf(fields, document))}
        timeZone={timeZone}
        onDiscard={discard}
        onUseOlder={older && (() => replace(older, "The form has what you typed in this browser."))}
      />
      <Round key={round}>{props.children({ texts, errors, values, seen })}</Round>
      {conflict.data && (
        <Conflict
          {...{ collection, timeZone, submitLabel, errors, addressOf }}
          conflict={conflict.data}
          onChoose={(path, from) => conflict.choose(path, from, { seen, texts: values.textsNow() })}
        />
      )}
      <FormFailure problems={saving.problems} />
      <FormActions
        name={collection.name}
        submitLabel={submitLabel}
        changes={props.countsChanges ? changesBetween(fields, dataOf(fields, before), dataOf(fields, local.typed)) : []}
        hint={props.hint}
        drafts={base ? undefined : seen ? (seen.draft ? "publish" : undefined) : "keep"}
        busy={saving.busy}
        isUnsafe={local.isUnsafe}
        isOnServer={props.workingCopy.address !== undefined}
        waiting={saving.busy && values.unsent() > 0}
        uploads={<Uploads {...{ values, submitLabel }} />}
        onPreview={props.preview ? () => void showPreview(props.preview!) : undefined}
        onCancel={() => mayLeave() && props.onCancel()}
      />
      {props.more}
    </form>
  );
}

/** Why the server shows no preview, in words; empty if it does. */
async function problemOf(address: string): Promise<string> {
  const response = await fetch(address).catch(() => undefined);
  if (!response) return NO_RESPONSE;
  if (response.ok) return "";
  try {
    readResponse(response.status, await response.text());
    return "";
  } catch (error) {
    return (error as ApiError).message;
  }
}

/** With another key the fields begin again with their texts. */
const Round = ({ children }: { children: ReactNode }) => children;
