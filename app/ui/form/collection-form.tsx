import { Fragment, use, useEffect, useRef, type ReactNode, type SubmitEvent } from "react";
import { changesBetween } from "../../../domain/collections/changes";
import { complete, problemsOf, settled, type Collection, type Rules } from "../../../domain/collections/collection";
import { CHECK_FIELDS } from "../../../domain/form-problems";
import type { Role, SessionUser } from "../../../domain/session";
import adminStyles from "../admin/admin.module.css";
import { UnsavedContext } from "../admin/unsaved-changes";
import { useNotices } from "../notice/notices";
import { useSaveShortcut } from "./use-save-shortcut";
import { addressAt, type AddressOf } from "./chosen-picture";
import { Conflict, type ConflictData } from "./conflict";
import { FormActions } from "./form-actions";
import { FormFailure } from "./form-failure";
import { dataOf, textsOf, type FormTexts, type Stored } from "./form-texts";
import { openPreview } from "./open-preview";
import { onInvalid, undecided } from "./problems-in";
import { RestoredTexts } from "./restored-texts";
import { Uploads } from "./uploads";
import { useConflict } from "./use-conflict";
import { useFormValues, type FormValues } from "./use-form-values";
import { useLeaveNotice } from "./use-leave-notice";
import { isChange } from "./typed-texts";
import { useTypedTexts } from "./use-typed-texts";
import { useSaving, type Save } from "./use-saving";
import type { ServerCopy } from "./use-working-copy";

type Props<Document> = {
  collection: Pick<Collection, "name" | "fields"> & Rules;
  document?: Document;
  /** The person who is signed in. */
  viewer: { user: SessionUser | null; role: Role | null };
  /** Unsaved text is stored there, too. */
  workingCopy: ServerCopy;
  /** `API_URL`: another server has no drafts. */
  base: string;
  /** The address of a picture that is a file; an uploaded picture is its own address. */
  addressOf?: AddressOf;
  timeZone: string;
  submitLabel: string;
  submitVariant?: "quiet" | undefined;
  /** The button shows and lists the number of changes. Only for a published document. */
  countsChanges?: boolean;
  /** Visitors do not see the document yet, and the button shows it to them. */
  isFirst?: boolean;
  /** The effect of the button. */
  hint?: string;
  failureText: string;
  /** Follows the message when the server could not be reached or could not store the document. */
  laterText?: string;
  /** The address of a page with the unsaved text. */
  preview?: string;
  /** Someone has published other values of the same fields. */
  conflict?: ConflictData | undefined;
  /** The form saves a draft of another document. */
  mayBeIncomplete?: boolean;
  /** The number of chosen files, besides pictures, that would be lost with the page. */
  unsentFiles?: number;
  /** Other actions, below the buttons. */
  more?: ReactNode;
  /** The page of this form, if another page shows it. */
  path?: string | undefined;
  className?: string | undefined;
  onSave: Save<Document>;
  /** `isUnsaved`: the form has text that is not saved. */
  onCancel: (isUnsaved: boolean) => void;
  children: (parts: FormParts) => ReactNode;
};
export type FormParts = {
  texts: FormTexts;
  errors: Record<string, string>;
  values: FormValues;
};

const TRY_LATER = "What you typed is still here. Try again in a minute.";

/** A form to add or edit a document. When saving fails, every text and picture remains. */
export function CollectionForm<Document extends Stored>(props: Props<Document>) {
  const { collection, document, viewer, base, timeZone, submitLabel, failureText, laterText = TRY_LATER } = props;
  const { fields } = collection;
  const form = useRef<HTMLFormElement>(null);
  const local = useTypedTexts(collection, document, props.workingCopy);
  const { seen, before, texts, older, round } = local.start;
  const saving = useSaving({
    role: viewer.role,
    save: props.onSave,
    // The next page says that text which was typed since is not saved.
    onSaved: async (sent) => (isChange(values.textsNow(), sent) ? undefined : local.saved()),
    isSameAsSeen: (current) => current.draft === seen?.draft && !isChange(textsOf(fields, current), before),
    // The person may have typed more since.
    onConflict: (saved) => conflict.mergeWith(saved, values.textsNow()),
    seen,
    failureText,
    laterText,
    controlAt: (path) => values.controlAt(path),
  });
  const setUnsaved = use(UnsavedContext);
  const { addressOf = addressAt(base) } = props;
  // Lists and pictures change without an input event, and report their first state, too.
  const onChange = (textsNow: () => FormTexts) => {
    if (isChange(textsNow(), before)) setUnsaved(true);
    // The error of a picture remains until it is uploaded.
    for (const name of Object.keys(saving.errors)) if (values.pictureAt(name).picture?.image) saving.correct(name);
    local.store(textsNow);
  };
  const isSignedIn = viewer.role !== null;
  const values = useFormValues({ form, fields, base, addressOf, seen, texts, onChange, isSignedIn });
  const conflict = useConflict({ fields, before, restart, initial: props.conflict ?? local.start.tabs?.dispute });
  const { notify, dismiss } = useNotices();
  useEffect(() => () => setUnsaved(false), [setUnsaved]);
  const unsent = { pictures: values.unsent, files: props.unsentFiles ?? 0 };
  const mayLeave = useLeaveNotice({ flush: local.flush, discard: local.saved }, unsent, props.path);
  // Ctrl+S must not publish a new document, so there it stores the text only.
  useSaveShortcut(async () => {
    if (!props.isFirst) return form.current?.requestSubmit(form.current.querySelector('button[value="draft"]'));
    local.store(values.textsNow);
    // Without a network it is in this browser only, until the network is back.
    await local.sendNow();
    const text = `What you typed is stored. Visitors see it when you press “${submitLabel}”.`;
    notify("success", text, { takesFocus: false });
  });
  const { errors } = saving;

  /** Returns the fields that do not fit together. */
  function misfits() {
    return problemsOf(
      collection,
      settled(collection, dataOf(fields, values.textsNow()), seen && complete(fields, seen)),
    );
  }

  function submit(submitted: SubmitEvent<HTMLFormElement>) {
    submitted.preventDefault();
    dismiss();
    values.addPasted();
    const problems = { ...misfits(), ...undecided(submitted.currentTarget) };
    if (Object.keys(problems).length > 0) return saving.reject({ text: CHECK_FIELDS, fields: problems });
    const { value } = (submitted.submitter ?? {}) as HTMLButtonElement;
    const draft = value === "draft" ? true : value === "publish" ? false : undefined;
    void saving.start(async () => ({ ...(await values.settledEntry()), draft, as: value }));
  }

  function restart(next: Document | undefined, nextTexts: FormTexts, nextBefore?: FormTexts) {
    local.restart(next, nextTexts, nextBefore);
    values.setTo(nextTexts, next);
  }

  /** The message takes the focus, because the button disappears. */
  function replace(next: Pick<typeof local.start, "seen" | "texts" | "before">, message: string) {
    const replaced = values.textsNow();
    conflict.end();
    restart(next.seen, next.texts, next.before);
    const undo = () => restart(seen, replaced, before);
    notify("success", message, { actions: [{ label: "Undo", act: undo }] });
  }

  async function showPreview(address: string) {
    dismiss();
    local.store(values.textsNow);
    const problem = await openPreview(address, local.sendNow);
    if (problem) notify("failure", problem);
  }

  function cancel() {
    if (!mayLeave()) return;
    const isUnsaved = isChange(values.textsNow(), before);
    local.flush();
    props.onCancel(isUnsaved);
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
      onInvalidCapture={onInvalid((problems) =>
        saving.reject({ ...problems, fields: { ...misfits(), ...problems.fields } }),
      )}
      onSubmit={submit}
      onInput={({ target }) => {
        const { name } = target as HTMLInputElement;
        saving.correct(name);
        // Its text is a choice between the versions of two people.
        saving.correct(`choose-${name}`);
        setUnsaved(true);
        local.store(values.textsNow);
      }}
    >
      <RestoredTexts
        start={local.start}
        isOutdated={isChange(before, textsOf(fields, document))}
        timeZone={timeZone}
        onDiscard={discard}
        onUseOlder={older && (() => replace(older, "The form has what you typed in this browser."))}
      />
      {/* A new key resets the fields to their texts. */}
      <Fragment key={round}>{props.children({ texts, errors, values })}</Fragment>
      {conflict.data && (
        <Conflict
          {...{ collection, timeZone, errors, addressOf }}
          conflict={conflict.data}
          email={viewer.user?.email}
          typed={dataOf(fields, local.typed)}
          onChoose={(path, from) => conflict.choose(path, from, { seen, texts: values.textsNow() })}
        />
      )}
      <FormFailure problems={saving.problems} errors={errors} />
      <FormActions
        name={collection.name}
        submitLabel={submitLabel}
        submitVariant={props.submitVariant}
        changes={props.countsChanges ? changesBetween(fields, dataOf(fields, before), dataOf(fields, local.typed)) : []}
        isFirst={props.isFirst}
        hint={props.hint}
        drafts={base ? undefined : seen ? (seen.draft ? "publish" : undefined) : "keep"}
        busy={saving.busy}
        isUnsafe={local.isUnsafe}
        isOnServer={props.workingCopy.address !== undefined}
        waiting={saving.busy && values.unsent() > 0}
        uploads={<Uploads {...{ values, submitLabel }} />}
        onPreview={props.preview ? () => void showPreview(props.preview!) : undefined}
        onCancel={cancel}
      />
      {props.more}
    </form>
  );
}
