import { CONTENT_KINDS } from "../../../../domain/content/kinds";
import adminStyles from "../../../ui/admin/admin.module.css";
import { focusMain } from "../../../ui/focus-main";
import { Link } from "../../../ui/link/link";
import { NOT_CHANGED, TRASH_PATH, UNCHANGED_PATH, type ContentEntry } from "../content";
import { ContentRow, type Shown } from "./content-row";
import { NewContent } from "./new-content";

type Props = {
  entries: ContentEntry[];
  /** The page begins with older posts. */
  isLater: boolean;
  today: string;
  shown: Shown;
};

/** Includes groups whose documents are all deleted. */
const GROUPS = [...new Set(CONTENT_KINDS.map(({ group }) => group))];

/** The groups of the site's navigation. */
export function AllContent({ entries, isLater, today, shown }: Props) {
  const groups = isLater ? GROUPS.filter((group) => entries.some((entry) => entry.group === group)) : GROUPS;
  return (
    <>
      <p className={adminStyles.hint}>
        <a href="/api/content.zip" download>
          Download everything
        </a>{" "}
        as files, with all pictures and the reports of events. Drafts, prepared changes, events, messages and accounts
        are only in a backup of the server. Several pages can be <Link to="/admin/changes">changed together</Link>.{" "}
        <Link to={TRASH_PATH}>Deleted posts and teams</Link> can be restored.{" "}
        <Link to={UNCHANGED_PATH} onClick={focusMain}>
          {NOT_CHANGED}
        </Link>{" "}
        lists what still has its first text.
      </p>
      {groups.map((group) => (
        <section key={group} className={adminStyles.section} aria-label={group}>
          <h2>{group}</h2>
          <NewContent {...{ group, today, entries, sets: shown.sets }} />
          <ul className={adminStyles.rows}>
            {entries
              .filter((entry) => entry.group === group)
              .map((entry) => (
                <ContentRow key={entry.key} entry={entry} shown={shown} />
              ))}
          </ul>
        </section>
      ))}
    </>
  );
}
