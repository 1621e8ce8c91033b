import type { ReactNode } from "react";
import { isRemovable, mayPublish } from "../../../../domain/content/kinds";
import adminStyles from "../../../ui/admin/admin.module.css";
import { Badge } from "../../../ui/badge/badge";
import { Button, ButtonLink } from "../../../ui/button/button";
import { useAction } from "../../../ui/call/use-action";
import { useSession } from "../../accounts/session-context";
import {
  editPath,
  historyPath,
  isChanged,
  SHOWN_FIRST,
  type ContentEntry,
  type Thumbnail as Addresses,
} from "../content";
import { removeContent, restoreContent } from "../content-calls";
import { TakeOff } from "../take-off";
import { Thumbnail } from "./thumbnail";

export type ListedContent = ContentEntry & {
  /** Date and person of the last change, as text. */
  changed: string;
  /** The document's first picture. */
  thumbnail?: Addresses;
  isFirst: boolean;
};
/** `children` is below the title. */
type Props = { entry: ListedContent; children?: ReactNode };

export function ContentRow({ entry, children }: Props) {
  const { key, title, page, draft, unusable, fileChanged, revision, changed, thumbnail, isFirst } = entry;
  const of = <span className="visually-hidden"> {title}</span>;
  const act = useAction("It could not be changed.");
  const session = useSession();
  const canDelete = isRemovable(key) && mayPublish(session, key);

  // The text of a file becomes version 1 with its first change.
  const undo = () => act(() => restoreContent(key, Math.max(1, revision)), `${title} is back.`);
  const remove = () => act(() => removeContent(key), `${title} is deleted.`, { undo });
  return (
    <li>
      {thumbnail && <Thumbnail addresses={thumbnail} />}
      <div className={adminStyles.rowWords}>
        <h3 dir="auto">{title}</h3>
        <p className={adminStyles.rowFacts}>
          {changed}
          {draft && <Badge variant="today">Draft</Badge>}
          {isFirst && <Badge variant="quiet">{SHOWN_FIRST}</Badge>}
          {unusable && <Badge variant="today">Cannot be shown</Badge>}
          {fileChanged && <Badge variant="quiet">The original changed</Badge>}
        </p>
        {children}
      </div>
      <div className={adminStyles.actions}>
        <ButtonLink to={editPath(key)} variant="quiet" small>
          Edit{of}
        </ButtonLink>
        {!draft && (
          <ButtonLink to={page} variant="quiet" small>
            View{of}
          </ButtonLink>
        )}
        {isChanged(entry) && (
          <ButtonLink to={historyPath(key)} variant="quiet" small>
            History{of}
          </ButtonLink>
        )}
        <TakeOff document={entry}>{of}</TakeOff>
        {canDelete && (
          <Button variant="quiet" small onClick={() => void remove()}>
            Delete{of}
          </Button>
        )}
      </div>
    </li>
  );
}
