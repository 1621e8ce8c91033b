import adminStyles from "../../../ui/admin/admin.module.css";
import { AskButton } from "../../../ui/admin/ask-button";
import { Button } from "../../../ui/button/button";
import { useAction } from "../../../ui/call/use-action";
import { useGoOn } from "../../../ui/page/use-go-on";
import { isSurelyInPreview, type ChangeSet } from "../change-set";
import { CHANGES, removeSet } from "../changes-calls";
import { PreviewLink } from "../preview-link";
import { usePublishing } from "../use-publishing";

type Props = { set: ChangeSet; isPublisher: boolean; mayDelete: boolean };

export function SetActions({ set, isPublisher, mayDelete }: Props) {
  const { id, state, documents } = set;
  const firstPage = documents.find(isSurelyInPreview)?.page ?? "/";
  const changed = documents.find(({ changes }) => changes.length > 0);
  const { publish, undo } = usePublishing(set, {
    hasSettings: documents.some(({ key }) => key === "site"),
    page: { path: changed?.page ?? "/", exists: !changed?.isNew },
  });
  if (state === "published")
    return (
      isPublisher && (
        <div className={adminStyles.actions}>
          <Button variant="quiet" onClick={() => void undo()}>
            Undo all of it
          </Button>
        </div>
      )
    );
  return (
    <div className={adminStyles.actions}>
      {documents.length > 0 && (
        <>
          {isPublisher && <Button onClick={() => void publish()}>Publish now</Button>}
          <PreviewLink id={id} page={firstPage} />
        </>
      )}
      {mayDelete && (state === "open" || isPublisher) && <DeleteSet set={set} />}
    </div>
  );
}

function DeleteSet({ set: { id, createdBy } }: { set: ChangeSet }) {
  const goOn = useGoOn();
  const act = useAction("They could not be deleted.");
  const remove = () =>
    act(() => removeSet(id).then(() => goOn(CHANGES)), "The changes are deleted.", { path: CHANGES });
  return (
    <AskButton small={false} label="Delete …" title="Delete these changes?" confirm="Delete" onConfirm={remove}>
      <p>Visitors do not see them. What {createdBy} prepared cannot be brought back.</p>
    </AskButton>
  );
}
