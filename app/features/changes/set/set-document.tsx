import adminStyles from "../../../ui/admin/admin.module.css";
import versionStyles from "../../../ui/admin/versions.module.css";
import { Badge } from "../../../ui/badge/badge";
import { Button, ButtonLink } from "../../../ui/button/button";
import { useAction } from "../../../ui/call/use-action";
import type { ChangeSetDocument } from "../change-set";
import { draftPath, takeOut } from "../changes-calls";

type Props = { id: number; document: ChangeSetDocument; isOpen: boolean };

/** One document, with its changes in words and what prevents publishing it. */
export function SetDocument({ id, document, isOpen }: Props) {
  const { key, title, page, isNew, changes, problems } = document;
  const of = <span className="visually-hidden"> {title}</span>;
  const act = useAction("It could not be taken out.");
  return (
    <li>
      <div className={adminStyles.rowWords}>
        <h3 dir="auto">{title}</h3>
        {isNew && (
          <p className={adminStyles.rowFacts}>
            <Badge>New</Badge>
          </p>
        )}
        <ul className={versionStyles.changes}>
          {changes.length === 0 && <li>Nothing has changed yet.</li>}
          {changes.map((change) => (
            <li key={change}>{change}</li>
          ))}
        </ul>
        {Object.entries(problems).map(([path, problem]) => (
          <p key={path} className={adminStyles.problem}>
            {problem}
          </p>
        ))}
      </div>
      <div className={adminStyles.actions}>
        {isOpen ? (
          <>
            <ButtonLink to={draftPath(id, key)} variant="quiet" small>
              Edit{of}
            </ButtonLink>
            <Button variant="quiet" small onClick={() => void act(() => takeOut(id, key), `${title} is taken out.`)}>
              Take out{of}
            </Button>
          </>
        ) : (
          <ButtonLink to={page} variant="quiet" small>
            View{of}
          </ButtonLink>
        )}
      </div>
    </li>
  );
}
