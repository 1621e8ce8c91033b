import adminStyles from "../../../ui/admin/admin.module.css";
import { readPlace } from "../../../ui/admin/list-place";
import { PageLinks } from "../../../ui/admin/page-links";
import { Empty } from "../../../ui/empty/empty";
import { Link } from "../../../ui/link/link";
import { Page } from "../../../ui/page/page";
import { metaOf } from "../../../ui/page/page-meta";
import { changesPath } from "../changes-calls";
import { changesContext } from "../changes-context";
import { StateBadge } from "../state-badge";
import { adminRequest } from "../../accounts/admin-request";
import type { Route } from "./+types/route";
import { NewChanges } from "./new-changes";

export async function loader({ context, url }: Route.LoaderArgs) {
  const { changeSets } = context.get(changesContext);
  const { viewer, timeZone } = await adminRequest(context);
  const { rows: sets, ...places } = await readPlace(url, (place) => changeSets.page(viewer, place));
  return { places, sets, timeZone };
}

export const meta = metaOf({ title: "Changes together" });

export default function ChangeSets({ loaderData: { sets, places, timeZone } }: Route.ComponentProps) {
  return (
    <Page
      title="Changes together"
      lead="Collect changes of several pages under a name. Look at all of them first, then publish them at once."
    >
      <NewChanges />
      <section className={adminStyles.section} aria-label="All changes">
        {sets.length === 0 ? (
          <Empty scene="camp">
            <p>There are no changes yet.</p>
          </Empty>
        ) : (
          <ul className={adminStyles.rows}>
            {sets.map((set) => (
              <li key={set.id}>
                <div className={adminStyles.rowWords}>
                  <h2 dir="auto">
                    <Link to={changesPath(set.id)}>{set.title}</Link>
                  </h2>
                  <p className={adminStyles.rowFacts}>
                    <StateBadge set={set} timeZone={timeZone} />
                    <span>Prepared by {set.createdBy}</span>
                    {set.documents.map(({ title }) => title).join(", ") || "Nothing in it yet"}
                  </p>
                </div>
              </li>
            ))}
          </ul>
        )}
        <PageLinks {...places} />
      </section>
    </Page>
  );
}
