import { formatMoment } from "../../../../domain/moments";
import adminStyles from "../../../ui/admin/admin.module.css";
import { SmallLink } from "../../../ui/admin/small-button";
import { useSession } from "../../accounts/session-context";
import { hasDocument, mayChange, type ChangeSetEntry } from "../../changes/change-set";
import { changesPath, draftPath } from "../../changes/changes-calls";

type Props = { document: { key: string }; sets: ChangeSetEntry[]; timeZone: string };

/** Says that changes that are not published yet contain the document. */
export function ChangesNote({ document: { key }, sets, timeZone }: Props) {
  const session = useSession();
  const set = sets.find((one) => hasDocument(one, key));
  if (!set) return null;
  const when = set.publishAt
    ? `visitors see them from ${formatMoment(set.publishAt, timeZone)}`
    : "they are not published yet";
  return (
    <div className={adminStyles.note}>
      <p>
        This is also in the changes “{set.title}”: {when}.
      </p>
      {mayChange(session, set) ? (
        <SmallLink label="Edit that version" to={draftPath(set.id, key)} />
      ) : (
        <SmallLink label="View the changes" to={changesPath(set.id)} />
      )}
    </div>
  );
}
