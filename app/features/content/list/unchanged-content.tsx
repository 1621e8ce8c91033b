import { Fragment } from "react";
import type { Setting } from "../../../../domain/content/site";
import adminStyles from "../../../ui/admin/admin.module.css";
import { focusMain } from "../../../ui/focus-main";
import { Link } from "../../../ui/link/link";
import { editPath, NOT_CHANGED, type ContentEntry } from "../content";
import { ContentRow, type Shown } from "./content-row";

type Props = { entries: ContentEntry[]; settings: Setting[]; shown: Shown };

/** Lists what a new cell has not replaced yet. */
export function UnchangedContent({ entries, settings, shown }: Props) {
  return (
    <section className={adminStyles.section} aria-labelledby="unchanged">
      <h2 id="unchanged">{NOT_CHANGED}</h2>
      <p className={adminStyles.hint}>
        {entries.length + settings.length === 0 && "Everything was changed. "}
        <Link to="/admin/content" onClick={focusMain}>
          Show everything
        </Link>
      </p>
      {settings.length > 0 && (
        <p>
          Still as at the beginning in Name, address and settings:{" "}
          {settings.map(({ name, label }, index) => (
            <Fragment key={name}>
              {index > 0 && ", "}
              <Link to={editPath("site", name)}>{label}</Link>
            </Fragment>
          ))}
        </p>
      )}
      <ul className={adminStyles.rows}>
        {entries.map((entry) => (
          <ContentRow key={entry.key} entry={entry} shown={shown} />
        ))}
      </ul>
    </section>
  );
}
