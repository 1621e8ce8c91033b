import { use, useEffect, useRef, type InputEvent, type SubmitEvent } from "react";
import { complete, problemsOf, settled, type Collection, type Rules } from "../../../domain/collections/collection";
import { CHECK_FIELDS } from "../../../domain/form-problems";
import type { Role, SessionUser } from "../../../domain/session";
import { UnsavedContext } from "../admin/unsaved-changes";
import { useNotices } from "../notice/notices";
import { addressAt, type AddressOf } from "./chosen-picture";
import type { ConflictData } from "./conflict";
import { verbOf } from "./form-actions";
import { dataOf, textsOf, withTextsOf, type FormTexts, type Stored } from "./form-texts";
import { openPreview } from "./open-preview";
import { onInvalid, undecided } from "./problems-in";
import { isChange, type Start } from "./typed-texts";
import { useConflict } from "./use-conflict";
import { useFormValues } from "./use-form-values";
import { useLeaveNotice } from "./use-leave-notice";
import { useSaveShortcut } from "./use-save-shortcut";
import { useSaving, type Save } from "./use-saving";
import { useShownFields } from "./use-shown-fields";
import { useTypedTexts } from "./use-typed-texts";
import type { ServerCopy } from "./use-working-copy";

export type DocumentFormProps<Document> = {
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
  submitLabel: string;
  /** Visitors do not see the document yet, and the button shows it to them. */
  isFirst?: boolean;
  failureText: string;
  /** Follows the message when the server could not be reached or could not store the document. */
  laterText?: string;
  /** Someone has published other values of the same fields. */
  conflict?: ConflictData | undefined;
  /** The number of chosen files, besides pictures, that would be lost with the page. */
  unsentFiles?: number;
  /** The page of this form, if another page shows it. */
  path?: string | undefined;
  /** The name of a field: the form shows and saves only its group, and groups with an error. */
  only?: string | undefined;
  onSave: Save<Document>;
  /** `isUnsaved`: the form has text that is not saved. */
  onCancel: (isUnsaved: boolean) => void;
};

const TRY_LATER = "What you typed is still here. Try again in a minute.";

/**
 * The state and the actions of a form. One document is here in six states:
 *
 * - `document`: the saved one, as the page got it.
 * - `seen`: the revision that the person changes. It is older than `document` if unsaved text is from an earlier visit,
 *   and newer after someone else saved meanwhile.
 * - `before`: the texts of `seen`. What differs from them is unsaved.
 * - `texts`: with these the fields began in this round. `values.textsNow()` has what they contain now, and `local.typed`
 *   what was stored last.
 * - `older`: what was typed in this browser, if the fields began with later text from another device.
 * - `round`: the number of times that the fields were filled again.
 */
export function useDocumentForm<Document extends Stored>(props: DocumentFormProps<Document>) {
  const { collection, document, viewer, base, addressOf = addressAt(base), submitLabel } = props;
  const { fields } = collection;
  const form = useRef<HTMLFormElement>(null);
  // These hooks call each other only in events and effects, when all of them exist.
  const person = viewer.user?.email;
  const local = useTypedTexts(collection, document, { ...props.workingCopy, person });
  const { seen, before, texts, older } = local.start;
  const saving = useSaving({
    save: props.onSave,
    async onSaved(sent) {
      // A sheet closes when its text is live, and the person may have left the page.
      const now = form.current ? values.textsNow() : local.stored();
      // What was typed since, or in another part, is a change of what was saved now.
      if (isChange(now, sent)) local.rebase(sent, now);
      else await local.saved();
    },
    isSameAsSeen: (current) => current.draft === seen?.draft && !isChange(textsOf(fields, current), before),
    // The person may have typed more since.
    onConflict: (saved) => conflict.mergeWith(saved, values.textsNow()),
    seen,
    failureText: props.failureText,
    laterText: props.laterText ?? TRY_LATER,
    controlAt: (path) => values.controlAt(path),
  });
  const shown = useShownFields(fields, props.only, saving.errors);
  const setUnsaved = use(UnsavedContext);
  // Lists and pictures change without an input event, and report their first state, too.
  const onChange = (textsNow: () => FormTexts) => {
    if (isChange(textsNow(), before)) setUnsaved(true);
    // The error of a picture remains until it is uploaded, that of an empty list until it has an item, and that of an item
    // until it is removed.
    for (const name of Object.keys(saving.errors))
      if (values.pictureAt(name).picture?.image || values.countRows(name) > 0 || !window.document.getElementById(name))
        saving.correct(name);
    store(textsNow);
  };
  const isSignedIn = viewer.role !== null;
  const values = useFormValues({ form, fields, base, addressOf, seen, texts, onChange, isSignedIn });
  const conflict = useConflict({ fields, before, restart, initial: props.conflict });
  const { notify, dismiss } = useNotices();
  useEffect(() => () => setUnsaved(false), [setUnsaved]);
  const unsent = { pictures: values.unsent, files: props.unsentFiles ?? 0 };
  const notYet = verbOf(submitLabel) === "publish" ? "Visitors do not see them yet." : "They are not saved yet.";
  const mayLeave = useLeaveNotice({ flush: local.flush, discard: local.saved, notYet }, unsent, props.path);
  // Ctrl+S must not publish a new document, so there it stores the text only.
  useSaveShortcut(async () => {
    if (!props.isFirst) return form.current?.requestSubmit(form.current.querySelector('button[value="draft"]'));
    local.store(values.textsNow);
    // Without a network it is in this browser only, until the network is back.
    await local.sendNow();
    const text = `What you typed is stored. Visitors see it when you press “${submitLabel}”.`;
    notify("success", text, { takesFocus: false });
  });

  function store(textsNow: () => FormTexts) {
    local.store(textsNow);
    // After the save the form is drawn again, with what is stored by then.
    if (saving.busy) local.flush();
  }

  /** Unsaved text of the parts that the form does not show remains unsaved. */
  const toSave = (all: FormTexts) => withTextsOf(fields, shown, all, before);

  /** Returns the fields that do not fit together. */
  function misfits() {
    const data = dataOf(fields, toSave(values.textsNow()));
    return problemsOf(collection, settled(collection, data, seen && complete(fields, seen)));
  }

  function onSubmit(submitted: SubmitEvent<HTMLFormElement>) {
    submitted.preventDefault();
    if (saving.busy) return;
    dismiss();
    values.addPasted();
    const problems = { ...misfits(), ...undecided(submitted.currentTarget) };
    if (Object.keys(problems).length > 0) return saving.reject({ text: CHECK_FIELDS, fields: problems });
    local.flush();
    const { value } = (submitted.submitter ?? {}) as HTMLButtonElement;
    const draft = value === "draft" ? true : value === "publish" ? false : undefined;
    void saving.start(async () => {
      const entry = await values.settledEntry();
      return { ...entry, texts: toSave(entry.texts), draft, as: value };
    });
  }

  function onInput({ target }: InputEvent<HTMLFormElement>) {
    const { name } = target as HTMLElement as HTMLInputElement;
    saving.correct(name);
    // Its text is a choice between the versions of two people.
    saving.correct(`choose-${name}`);
    setUnsaved(true);
    store(values.textsNow);
  }

  function restart(next: Document | undefined, nextTexts: FormTexts, nextBefore?: FormTexts) {
    local.restart(next, nextTexts, nextBefore);
    values.setTo(nextTexts, next);
  }

  /** The message takes the focus, because the button disappears. */
  function replace(next: Pick<Start<Document>, "seen" | "texts" | "before">, message: string) {
    const replaced = values.textsNow();
    conflict.end();
    restart(next.seen, next.texts, next.before);
    const undo = () => restart(seen, replaced, before);
    notify("success", message, { actions: [{ label: "Undo", act: undo }] });
  }

  return {
    form,
    shown,
    /** The stored text of the parts that the form shows. */
    typed: toSave(local.typed),
    hasOtherParts: isChange(texts, toSave(texts)),
    addressOf,
    local,
    saving,
    values,
    conflict,
    onSubmit,
    onInput,
    onInvalidCapture: onInvalid((problems) =>
      saving.reject({ ...problems, fields: { ...misfits(), ...problems.fields } }),
    ),
    /** Fills the form with the saved document. */
    discard() {
      const stored = textsOf(fields, document);
      replace({ seen: document, texts: stored, before: stored }, "Your changes are discarded.");
    },
    /** Fills the form with what was typed in this browser; undefined without such text. */
    restoreOlder: older && (() => replace(older, "The form has what you typed in this browser.")),
    async showPreview(address: string) {
      dismiss();
      local.store(values.textsNow);
      const problem = await openPreview(address, local.sendNow);
      if (problem) notify("failure", problem);
    },
    cancel() {
      if (!mayLeave()) return;
      const isUnsaved = isChange(toSave(values.textsNow()), before);
      local.flush();
      props.onCancel(isUnsaved);
    },
  };
}
