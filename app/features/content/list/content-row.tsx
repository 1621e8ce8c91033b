import adminStyles from "../../../ui/admin/admin.module.css";
import { Badge } from "../../../ui/badge/badge";
import { ButtonLink } from "../../../ui/button/button";
import type { ContentEntry } from "../content";
import { editPath, historyPath } from "../content-calls";

export function ContentRow({ entry }: { entry: ContentEntry & { changed: string } }) {
  const { key, title, page, draft, revision, changed } = entry;
  const of = <span className="visually-hidden"> {title}</span>;
  return (
    <li>
      <div className={adminStyles.rowWords}>
        <h3 dir="auto">{title}</h3>
        <p className={adminStyles.rowFacts}>
          {changed}
          {draft && <Badge variant="today">Draft</Badge>}
        </p>
      </div>
      <div className={adminStyles.actions}>
        <ButtonLink to={editPath(key)} variant="quiet" small>
          Edit{of}
        </ButtonLink>
        <ButtonLink to={page} variant="quiet" small>
          View{of}
        </ButtonLink>
        {revision > 0 && (
          <ButtonLink to={historyPath(key)} variant="quiet" small>
            History{of}
          </ButtonLink>
        )}
      </div>
    </li>
  );
}
