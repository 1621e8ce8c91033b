import type { ReactNode } from "react";
import { isRemovable, mayPublish } from "../../../../domain/content/kinds";
import type { SiteContent } from "../../../../domain/content/site";
import { TRASH_DAYS } from "../../../../domain/document";
import { formatMoment } from "../../../../domain/moments";
import adminStyles from "../../../ui/admin/admin.module.css";
import { AskButton } from "../../../ui/admin/ask-button";
import { Badge } from "../../../ui/badge/badge";
import { SmallButton, SmallLink } from "../../../ui/admin/small-button";
import { useAction } from "../../../ui/call/use-action";
import { useSession } from "../../accounts/session-context";
import { hasDocument, type ChangeSetEntry } from "../../changes/change-set";
import {
  editPath,
  historyPath,
  isChanged,
  isShownFirst,
  NOT_CHANGED,
  SHOWN_FIRST,
  type ContentEntry,
} from "../content";
import { removeContent, restoreContent } from "../content-calls";
import { TakeOff } from "../take-off";
import { Thumbnail } from "./thumbnail";

/** How the site shows its content, and the sets that are not published. */
export type Shown = Pick<SiteContent, "timeZone" | "defaults"> & { sets: ChangeSetEntry[] };
/** `children` is below the title. */
type Props = { entry: ContentEntry; shown: Shown; children?: ReactNode };

export function ContentRow({ entry, shown, children }: Props) {
  const { key, title, page, draft, unusable, fileChanged, revision, thumbnail } = entry;
  const act = useAction("It could not be changed.");
  const session = useSession();
  const isFirst = isShownFirst(key, shown.defaults);
  const publishAt = shown.sets.find((set) => set.publishAt && hasDocument(set, key))?.publishAt;
  const canDelete = isRemovable(key) && mayPublish(session, key);

  const undo = () => act(() => restoreContent(key, revision), `${title} is back.`);
  const remove = () => act(() => removeContent(key), `${title} is deleted.`, { undo });
  return (
    <li>
      {thumbnail && <Thumbnail addresses={thumbnail} />}
      <div className={adminStyles.rowWords}>
        <h3 dir="auto">{title}</h3>
        <p className={adminStyles.rowFacts}>
          {changedText(entry, shown)}
          {draft &&
            (publishAt ? (
              <Badge variant="ahead">Will be published on {formatMoment(publishAt, shown.timeZone)}</Badge>
            ) : (
              <Badge variant="today">Draft</Badge>
            ))}
          {isFirst && <Badge variant="quiet">{SHOWN_FIRST}</Badge>}
          {unusable && <Badge variant="today">Cannot be shown</Badge>}
          {fileChanged && <Badge variant="quiet">The original changed</Badge>}
        </p>
        {children}
      </div>
      <div className={adminStyles.actions}>
        <SmallLink label="Edit" of={title} to={editPath(key)} />
        {!draft && <SmallLink label="View" of={title} to={page} />}
        {isChanged(entry) && <SmallLink label="History" of={title} to={historyPath(key)} />}
        <TakeOff document={entry} of={title} />
        {canDelete && !isFirst && <SmallButton label="Delete" of={title} onClick={() => void remove()} />}
        {canDelete && isFirst && (
          <AskButton label="Delete" of={title} title={`Delete ${title}?`} confirm="Delete" onConfirm={remove}>
            <p>Visitors see it first. It can be restored for {TRASH_DAYS} days.</p>
          </AskButton>
        )}
      </div>
    </li>
  );
}

function changedText({ updatedAt, updatedBy }: ContentEntry, { timeZone }: Shown): string {
  if (!updatedAt) return NOT_CHANGED;
  return `Changed on ${formatMoment(updatedAt, timeZone)}${updatedBy ? ` by ${updatedBy}` : ""}`;
}
