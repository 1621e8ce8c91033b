import adminStyles from "../../../ui/admin/admin.module.css";
import { Link } from "../../../ui/link/link";
import { NOT_CHANGED, type ContentEntry } from "../content";
import { ContentRow, type Shown } from "./content-row";

/** Lists what a new cell has not replaced yet. */
export function UnchangedContent({ entries, shown }: { entries: ContentEntry[]; shown: Shown }) {
  return (
    <section className={adminStyles.section} aria-labelledby="unchanged">
      <h2 id="unchanged">{NOT_CHANGED}</h2>
      <p className={adminStyles.hint}>
        {entries.length === 0 && "Everything was changed. "}
        <Link to="/admin/content">Show everything</Link>
      </p>
      <ul className={adminStyles.rows}>
        {entries.map((entry) => (
          <ContentRow key={entry.key} entry={entry} shown={shown} />
        ))}
      </ul>
    </section>
  );
}
