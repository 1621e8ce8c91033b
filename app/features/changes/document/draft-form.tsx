import { useRef, type ComponentProps, type RefObject } from "react";
import { useNavigate } from "react-router";
import { useBack } from "../../../ui/admin/use-back";
import { ApiError } from "../../../ui/call/request";
import { CollectionForm } from "../../../ui/form/collection-form";
import { FormFields } from "../../../ui/form/form-fields";
import type { ConflictData } from "../../../ui/form/conflict";
import type { SavedByOther } from "../../../ui/form/form-texts";
import type { Referable } from "../../../ui/form/references-field";
import { useLinkedField } from "../../../ui/form/use-linked-field";
import type { Save } from "../../../ui/form/use-saving";
import { useSession } from "../../accounts/session-context";
import { fieldsOf, formDataOf, nestedOf } from "../../content/content-calls";
import type { ChangeSetDocument, OpenDraft } from "../change-set";
import { changesPath, putInSet } from "../changes-calls";

type FormDraft = { id: string; revision: number; draft: boolean };
type Props = {
  draft: OpenDraft;
  previews: Record<string, string>;
  gallery: Referable[];
  timeZone: string;
};

/** The form of a document in a set. Saving changes the set only. */
export function DraftForm({ draft, previews, gallery, timeZone }: Props) {
  const { set, key, base } = draft;
  const fields = fieldsOf(key);
  const navigate = useNavigate();
  const followed = useRef<string>(undefined);
  const opened = toForm(draft, set.id);
  const back = useBack("/admin/session/") ?? changesPath(set.id);

  const save: Save<FormDraft> = async (entry, { seen = opened }) => {
    const where = { id: set.id, key, revision: seen.revision, base };
    await putInSet(where, nestedOf(key, entry)).catch((error: unknown) => toConflict(error, set.id));
    return { path: back, notice: `Saved in “${set.title}”. Visitors do not see it yet.` };
  };

  return (
    <CollectionForm<FormDraft>
      collection={{ name: "page", fields }}
      document={opened}
      conflict={conflictIn(draft)}
      viewer={useSession()}
      workingCopy={{ address: undefined, found: undefined }}
      base=""
      addressOf={(image) => previews[image] ?? image}
      timeZone={timeZone}
      hasHistory={false}
      submitLabel="Save in these changes"
      mayBeIncomplete
      failureText="It could not be saved."
      onSave={save}
      onCancel={() => void navigate(back)}
    >
      {(parts) => <LinkedFields {...parts} followed={followed} fields={fields} references={{ gallery }} />}
    </CollectionForm>
  );
}

type LinkedProps = ComponentProps<typeof FormFields> & { followed: RefObject<string | undefined> };

/** In the form, so that the message of a conflict below it takes the focus afterwards. Each choice draws it again. */
function LinkedFields({ followed, ...props }: LinkedProps) {
  useLinkedField(followed);
  return <FormFields {...props} />;
}

function toForm(draft: Pick<OpenDraft, "key" | "revision" | "data">, id: number): FormDraft {
  const { key, revision } = draft;
  return { ...formDataOf(draft), id: `${id}/${key}`, revision, draft: false };
}

/** Someone has published the same fields since the draft was prepared. */
function conflictIn({ key, data, conflict }: OpenDraft): ConflictData | undefined {
  if (!conflict) return undefined;
  const mine = formDataOf({ key, data });
  const before = formDataOf({ key, data: conflict.before });
  const theirs = formDataOf({ key, data: conflict.theirs });
  return { merge: { data: mine, taken: [], disputed: conflict.disputed }, before, mine, theirs, saved: "published" };
}

/** Someone else has saved the same document in the same set. */
function toConflict(error: unknown, id: number): never {
  if (!(error instanceof ApiError) || !error.current) throw error;
  const saved = error.current as ChangeSetDocument;
  const theirs: SavedByOther = { ...toForm(saved, id), savedBy: saved.updatedBy, updatedAt: saved.updatedAt };
  throw new ApiError(error.message, error.status, error.fields, theirs);
}
