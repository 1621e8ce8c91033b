import type { ReactNode } from "react";
import { useNavigate } from "react-router";
import type { WorkingCopy } from "../../../../domain/document";
import { complete, isSame } from "../../../../domain/collections/collection";
import { ADMINISTRATOR_PUBLISHES, mayPublish } from "../../../../domain/content/kinds";
import adminStyles from "../../../ui/admin/admin.module.css";
import { CollectionForm } from "../../../ui/form/collection-form";
import { FormFields } from "../../../ui/form/form-fields";
import { dataOf } from "../../../ui/form/form-texts";
import type { Referable } from "../../../ui/form/references-field";
import type { Save } from "../../../ui/form/use-saving";
import { useSession } from "../../accounts/session-context";
import { useLastEditor } from "../../accounts/use-last-editor";
import { AddToChanges, LATER, laterLabel } from "../../changes/add-to-changes";
import type { ChangeSetEntry } from "../../changes/change-set";
import { putOff } from "../../changes/put-off";
import { isChosen, isTimed, useLater } from "../../changes/use-later";
import { addressOf, editPath, type ContentDocument } from "../content";
import { fieldsOf, nestedOf, publish, toForm, type FormDocument } from "../content-calls";
import { isLiveAfter, NOT_LIVE_YET } from "../live-check";
import { useEarlier } from "./use-earlier";

/** Options of a form over a public page. */
type InSheet = {
  /** The name of a field: only its group is shown. */
  part?: string | undefined;
  /** The page to return to. */
  path: string;
  /** Called when the server has the unsaved text. */
  onStored: () => void;
  onPublished: () => void;
  /** `isUnsaved`: the form has text that is not published. */
  onCancel: (isUnsaved: boolean) => void;
};
type Props = {
  document: ContentDocument;
  copy: WorkingCopy | null | undefined;
  /** The addresses of pictures that are files. */
  previews: Record<string, string>;
  gallery: Referable[];
  timeZone: string;
  /** Sentences above fields, by the names of the fields. */
  notes: Record<string, ReactNode>;
  /** Unpublished sets to which the draft can be added. */
  sets?: ChangeSetEntry[];
  sheet?: InSheet;
};

/** The id of the sentence that an administrator publishes this. */
export const PUBLISHER_HINT = "publisher-hint";

const LIVE = "Live: visitors see your changes now.";
const HINTS = {
  draft: "The draft is kept by itself. Visitors see it when you publish.",
  public: "Visitors see your changes as soon as you publish.",
};
const LATER_FAILED = { time: "No time is set yet.", set: "Your changes could not be added." };

/** The form of any document, made from its description. */
export function ContentForm({ document, copy, previews, gallery, timeZone, notes, sets, sheet }: Props) {
  const { key, page, draft, unusable } = document;
  const fields = fieldsOf(key);
  const navigate = useNavigate();
  const undoPublish = useEarlier(key);
  const isShown = !draft && !unusable;
  const viewer = useLastEditor();
  const isPublisher = mayPublish(viewer, key);
  const { later, choose, end } = useLater({ sets, document, viewer });
  // Once a time is chosen, the first button must not publish at once.
  const isLater = !isPublisher || isChosen(later);
  const path = sheet?.path ?? editPath(key);

  const save: Save<FormDocument> = async (entry, { keys, seen = toForm(document) }) => {
    if (entry.as === LATER || isLater) {
      const edited = { ...document, data: nestedOf(key, entry), revision: seen.revision };
      const put = await putOff({ ...edited, timeZone, sets, keys }, later);
      end();
      if (!sheet) return put;
      sheet.onCancel(false);
      return { ...put, path, actions: [{ label: "View the changes", to: put.path }] };
    }
    const data = dataOf(fields, entry.texts);
    const isUnchanged = isSame(data, complete(fields, seen));
    if (isShown && isUnchanged) {
      sheet?.onPublished();
      return { path, notice: "Nothing has changed." };
    }
    let published: number | undefined;
    const write = async () => (published = (await publish(key, entry, { keys, seen })).revision);
    const isLive = await isLiveAfter(write, { path: sheet?.path ?? page, exists: !draft });
    const undo = () => undoPublish({ ...seen, draft }, `“${document.title}” is as before.`, published);
    sheet?.onPublished();
    return {
      path,
      notice: isLive ? LIVE : NOT_LIVE_YET,
      actions: [{ label: "Undo", act: undo }, ...(sheet ? [] : [{ label: "View", to: page }])],
    };
  };

  return (
    <>
      {!isPublisher && (
        <p id={PUBLISHER_HINT} className={adminStyles.hint}>
          {ADMINISTRATOR_PUBLISHES}
        </p>
      )}
      <CollectionForm<FormDocument>
        collection={{ name: "page", fields }}
        document={toForm(document)}
        viewer={useSession()}
        workingCopy={{ address: `${addressOf(key)}/draft`, found: copy, onStored: sheet?.onStored }}
        base=""
        addressOf={(image) => previews[image] ?? image}
        timeZone={timeZone}
        submitLabel={isLater ? laterLabel(later, sets) : "Publish"}
        mayBeIncomplete={isLater && !later.at}
        countsChanges={isShown && !isLater}
        isFirst={!isShown && !isLater}
        hint={isLater ? undefined : HINTS[draft ? "draft" : "public"]}
        preview={sheet ? undefined : `/admin/preview/${key}`}
        failureText={isLater ? LATER_FAILED[isTimed(later) ? "time" : "set"] : "Your changes could not be published."}
        more={sets && <AddToChanges {...{ sets, document, later, timeZone, isPublisher }} onChange={choose} />}
        path={editPath(key, sheet?.part)}
        only={sheet?.part}
        onSave={save}
        onCancel={sheet?.onCancel ?? (() => void navigate("/admin/content"))}
      >
        {(parts) => <FormFields {...parts} {...{ fields, notes }} references={{ gallery }} />}
      </CollectionForm>
    </>
  );
}
