import { Fragment, type ReactNode } from "react";
import { changesBetween } from "../../../domain/collections/changes";
import adminStyles from "../admin/admin.module.css";
import { Conflict } from "./conflict";
import { FormActions, verbOf } from "./form-actions";
import { FormFailure } from "./form-failure";
import { dataOf, textsOf, type FormTexts, type Stored } from "./form-texts";
import { goToNextField } from "./enter-key";
import { RestoredTexts } from "./restored-texts";
import { isChange } from "./typed-texts";
import { Uploads } from "./uploads";
import { useDocumentForm, type DocumentFormProps } from "./use-document-form";
import type { FormValues } from "./use-form-values";

type Props<Document> = DocumentFormProps<Document> & {
  timeZone: string;
  submitVariant?: "quiet" | undefined;
  /** The button shows and lists the number of changes. Only for a published document. */
  countsChanges?: boolean;
  /** The effect of the button. */
  hint?: string;
  /** The address of a page with the unsaved text. */
  preview?: string;
  /** False if no page shows the earlier versions. */
  hasHistory?: boolean;
  /** The form saves a draft of another document. */
  mayBeIncomplete?: boolean;
  /** Other actions, below the buttons. */
  more?: ReactNode;
  className?: string | undefined;
  children: (parts: FormParts) => ReactNode;
};
export type FormParts = {
  texts: FormTexts;
  errors: Record<string, string>;
  values: FormValues;
  /** The names of the fields that the form shows. */
  shown: string[];
  /** The name of a field, if the form is for its group. */
  only?: string | undefined;
};

/** A form to add or edit a document. When saving fails, every text and picture remains. */
export function CollectionForm<Document extends Stored>(props: Props<Document>) {
  const { collection, document, timeZone, submitLabel, preview } = props;
  const { fields } = collection;
  const { form, shown, typed, addressOf, local, saving, values, conflict, ...actions } = useDocumentForm(props);
  const { seen, before, texts, round } = local.start;
  const { errors } = saving;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- One of its controls has the focus.
    <form
      ref={form}
      noValidate={props.mayBeIncomplete}
      className={`${adminStyles.form} ${props.className ?? ""}`}
      onInvalidCapture={actions.onInvalidCapture}
      onSubmit={actions.onSubmit}
      onInput={actions.onInput}
      onKeyDown={goToNextField}
    >
      <RestoredTexts
        start={local.start}
        isOutdated={isChange(before, textsOf(fields, document))}
        hasOtherParts={actions.hasOtherParts}
        timeZone={timeZone}
        verb={verbOf(submitLabel)}
        onDiscard={actions.discard}
        onUseOlder={actions.restoreOlder}
      />
      {/* A new key resets the fields to their texts. */}
      <Fragment key={round}>{props.children({ texts, errors, values, shown, only: props.only })}</Fragment>
      {conflict.data && (
        <Conflict
          {...{ collection, timeZone, errors, addressOf }}
          conflict={conflict.data}
          hasHistory={props.hasHistory ?? true}
          email={props.viewer.user?.email}
          typed={dataOf(fields, local.typed)}
          onChoose={(path, from) => conflict.choose(path, from, { seen, texts: values.textsNow() })}
        />
      )}
      <FormFailure problems={saving.problems} errors={errors} />
      <FormActions
        submitLabel={submitLabel}
        submitVariant={props.submitVariant}
        changes={
          props.countsChanges ? changesBetween(fields, dataOf(fields, before), dataOf(fields, typed)) : undefined
        }
        isFirst={props.isFirst}
        hint={props.hint}
        drafts={draftsOf(seen, props.base)}
        busy={saving.busy}
        isUnsafe={local.isUnsafe}
        isOnServer={local.isOnServer}
        uploads={<Uploads {...{ values, submitLabel }} name={collection.name} isSaving={saving.busy} />}
        onPreview={preview ? () => void actions.showPreview(preview) : undefined}
        onCancel={actions.cancel}
      />
      {props.more}
    </form>
  );
}

/** A new document may be kept as a draft, and a draft may be published. Another server has no drafts. */
function draftsOf(seen: Stored | undefined, base: string): "keep" | "publish" | undefined {
  if (base) return undefined;
  if (!seen) return "keep";
  return seen.draft ? "publish" : undefined;
}
