import { CONTENT_KINDS } from "../../../../domain/content/kinds";
import { TRASH_DAYS } from "../../../../domain/document";
import adminStyles from "../../../ui/admin/admin.module.css";
import { Link } from "../../../ui/link/link";
import type { ChangeSetEntry } from "../../changes/change-set";
import type { DeletedContent } from "../content";
import { ContentRow, type ListedContent } from "./content-row";
import { DeletedRow } from "./deleted-row";
import { NewContent } from "./new-content";

type Props = {
  entries: ListedContent[];
  deleted: (DeletedContent & { deleted: string })[];
  /** Sets that are not published. */
  sets: ChangeSetEntry[];
  today: string;
};

/** Includes groups whose documents are all deleted. */
const GROUPS = [...new Set(CONTENT_KINDS.map(({ group }) => group))];

/** The groups of the site's navigation. */
export function AllContent({ entries, deleted, sets, today }: Props) {
  return (
    <>
      <p className={adminStyles.hint}>
        <a href="/api/content.zip" download>
          Download everything
        </a>{" "}
        as files, with all pictures and the reports of events. Several pages can be{" "}
        <Link to="/admin/changes">changed together</Link>.
      </p>
      {GROUPS.map((group) => (
        <section key={group} className={adminStyles.section} aria-label={group}>
          <h2>{group}</h2>
          <NewContent {...{ group, today, entries, sets }} />
          <ul className={adminStyles.rows}>
            {entries
              .filter((entry) => entry.group === group)
              .map((entry) => (
                <ContentRow key={entry.key} entry={entry} />
              ))}
          </ul>
        </section>
      ))}
      {deleted.length > 0 && (
        <section id="deleted" className={adminStyles.section} aria-label="Deleted">
          <h2>Deleted</h2>
          <p className={adminStyles.hint}>
            Deleted texts stay here for at least {TRASH_DAYS} days and can be restored. Visitors do not see them.
          </p>
          <ul className={adminStyles.rows}>
            {deleted.map((one) => (
              <DeletedRow key={one.key} content={one} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
