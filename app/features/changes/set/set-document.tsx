import adminStyles from "../../../ui/admin/admin.module.css";
import { Changes } from "../../../ui/admin/changes";
import { Badge } from "../../../ui/badge/badge";
import { AskButton } from "../../../ui/admin/ask-button";
import { SmallLink } from "../../../ui/admin/small-button";
import { useAction } from "../../../ui/call/use-action";
import { historyPath } from "../../content/content";
import { isSurelyInPreview, type ChangeSetDocument } from "../change-set";
import { draftPath, takeOut } from "../changes-calls";
import { PreviewLink } from "../preview-link";

type Props = {
  id: number;
  document: ChangeSetDocument;
  isOpen: boolean;
  /** The set was published. */
  isDone: boolean;
};

/** One document with its changes in sentences, and problems that prevent publishing it. */
export function SetDocument({ id, document, isOpen, isDone }: Props) {
  const { key, title, page, isNew, changes, problems } = document;
  return (
    <li>
      <div className={adminStyles.rowWords}>
        <h3 dir="auto">{title}</h3>
        {isNew && (
          <p className={adminStyles.rowFacts}>
            <Badge>New</Badge>
          </p>
        )}
        <Changes
          changes={changes.length > 0 ? changes : [isDone ? "Nothing has changed." : "Nothing has changed yet."]}
        />
        {Object.entries(problems).map(([path, problem]) => (
          <p key={path} className={adminStyles.problem}>
            {problem}
          </p>
        ))}
        {!isDone && !isSurelyInPreview(document) && <p>It may be missing in the preview until you correct it.</p>}
      </div>
      <div className={adminStyles.actions}>
        {isOpen && <OpenActions id={id} document={document} />}
        {!isOpen &&
          (isDone ? (
            <>
              <SmallLink label="View" of={title} to={page} />
              <SmallLink label="History" of={title} to={historyPath(key)} />
            </>
          ) : (
            isSurelyInPreview(document) && <PreviewLink small id={id} page={page} of={title} />
          ))}
      </div>
    </li>
  );
}

function OpenActions({ id, document }: Pick<Props, "id" | "document">) {
  const { key, title, firstField } = document;
  const act = useAction("It could not be changed.");
  return (
    <>
      <SmallLink label="Edit" of={title} to={draftPath(id, key) + (firstField ? `#${firstField}` : "")} />
      <AskButton
        label="Remove from changes"
        of={title}
        title={`Remove ${title} from the changes?`}
        confirm="Remove it"
        onConfirm={() => act(() => takeOut(id, key), `${title} was removed from the changes.`)}
      >
        <p>What was prepared for it is deleted and cannot be brought back. Visitors see no change.</p>
      </AskButton>
    </>
  );
}
