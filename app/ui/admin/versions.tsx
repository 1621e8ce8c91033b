import type { ListPage } from "../../../domain/cursor";
import type { DocumentAction, DocumentVersion } from "../../../domain/document";
import { Badge } from "../badge/badge";
import { AskButton } from "./ask-button";
import { useAction } from "../call/use-action";
import adminStyles from "./admin.module.css";
import { Changes } from "./changes";
import { PageLinks } from "./page-links";

const ACTIONS: Record<DocumentAction, string> = {
  added: "Added",
  changed: "Changed",
  published: "Published",
  withdrawn: "Made a draft again",
  scheduled: "Publication scheduled",
  unscheduled: "Publication no longer scheduled",
  deleted: "Deleted",
  restored: "Older version restored",
};

/** `saved` is the time of saving, formatted; empty if nobody saved it. */
type Version = DocumentVersion & { saved: string };
type Props = {
  versions: Version[];
  places: Pick<ListPage<unknown>, "older" | "newer">;
  /** The current revision. */
  current: number;
  failureText: string;
  onRestore: (revision: number) => Promise<unknown>;
  /** Given for a draft that restoring would publish. */
  onWithdraw?: (() => Promise<unknown>) | undefined;
};

export function Versions({ versions, places, current, failureText, onRestore, onWithdraw }: Props) {
  const act = useAction(failureText);
  function restore(revision: number) {
    const undo = onWithdraw
      ? () => act(onWithdraw, "It is a draft again.")
      : () => act(() => onRestore(current), `It is as in version ${current} again.`);
    const done = `Version ${revision} was ${onWithdraw ? "published" : "restored"}.`;
    return act(() => onRestore(revision), done, { undo });
  }
  return (
    <>
      <ol className={adminStyles.rows}>
        {versions.map((version, index) => (
          <VersionRow
            key={version.revision}
            version={version}
            before={version.revision === current ? versions[index + 1] : undefined}
            isCurrent={version.revision === current}
            onRestore={restore}
            isDraft={onWithdraw !== undefined}
          />
        ))}
      </ol>
      <PageLinks {...places} />
    </>
  );
}

type RowProps = {
  version: Version;
  /** The version before the current one. */
  before: Version | undefined;
  isCurrent: boolean;
  onRestore: (revision: number) => Promise<unknown>;
  isDraft: boolean;
};

function VersionRow({ version, before, isCurrent, ...props }: RowProps) {
  const { revision, saved, savedAt, savedBy, changes, restorable, restoring } = version;
  const isSame = !isCurrent && restoring.length === 0 && changes.length > 0;
  const label = labelOf(version);
  return (
    <li>
      <div className={adminStyles.rowWords}>
        <h2>
          {label} {savedBy && `by ${savedBy}`}
        </h2>
        <p className={adminStyles.rowFacts}>
          <span>Version {revision}</span>
          {saved && <time dateTime={savedAt}>{saved}</time>}
          {isCurrent && <Badge variant="today">Current version</Badge>}
          {isSame && <span>The same as the current version</span>}
        </p>
        {changes.length > 0 && <Changes changes={changes} />}
      </div>
      <div className={adminStyles.actions}>
        {before?.restorable && <Restore version={before} label="Undo this change" {...props} />}
        {restorable && <Restore version={version} label={`Restore version ${revision}`} {...props} />}
      </div>
    </li>
  );
}

function labelOf({ action, saved, changes }: Version): string {
  // Restoring something from the trash changes none of its fields.
  if (action === "restored" && changes.length === 0) return "Restored from the trash";
  return saved ? ACTIONS[action] : "First version";
}

type RestoreProps = Pick<RowProps, "version" | "onRestore" | "isDraft"> & { label: string };

/** Shows the differences before it restores the version. */
function Restore({ version: { revision, restoring }, label, onRestore, isDraft }: RestoreProps) {
  return (
    <AskButton
      label={`${label} …`}
      title={`${label}?`}
      confirm={label}
      variant="primary"
      onConfirm={() => onRestore(revision)}
    >
      {isDraft && <p>Visitors do not see it now. This version is published.</p>}
      <p>This will change:</p>
      <Changes changes={restoring} />
    </AskButton>
  );
}
