import { mayPublish } from "../../../../domain/content/kinds";
import adminStyles from "../../../ui/admin/admin.module.css";
import { SmallButton } from "../../../ui/admin/small-button";
import { useAction } from "../../../ui/call/use-action";
import { useSession } from "../../accounts/session-context";
import type { DeletedContent } from "../content";
import { restoreContent } from "../content-calls";

type Props = { content: DeletedContent & { deleted: string } };

/** Posts and years in the trash. */
export function DeletedRow({ content: { key, title, revision, deleted } }: Props) {
  const act = useAction("It could not be restored.");
  const session = useSession();
  return (
    <li>
      <div className={adminStyles.rowWords}>
        <h2 dir="auto">{title}</h2>
        <p className={adminStyles.rowFacts}>{deleted}</p>
      </div>
      {mayPublish(session, key) && (
        <div className={adminStyles.actions}>
          <SmallButton
            label="Restore"
            of={title}
            onClick={() => void act(() => restoreContent(key, revision), `${title} is back.`)}
          />
        </div>
      )}
    </li>
  );
}
