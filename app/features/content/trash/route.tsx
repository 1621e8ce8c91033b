import { TRASH_DAYS } from "../../../../domain/document";
import { formatMoment } from "../../../../domain/moments";
import adminStyles from "../../../ui/admin/admin.module.css";
import { readPlace } from "../../../ui/admin/list-place";
import { PageLinks } from "../../../ui/admin/page-links";
import { Empty } from "../../../ui/empty/empty";
import { Page } from "../../../ui/page/page";
import { metaOf } from "../../../ui/page/page-meta";
import { contentContext } from "../content-context";
import { adminRequest } from "../../accounts/admin-request";
import type { Route } from "./+types/route";
import { DeletedRow } from "./deleted-row";

export async function loader({ context, url }: Route.LoaderArgs) {
  const { contents } = context.get(contentContext);
  const { viewer, timeZone } = await adminRequest(context);
  const { rows, ...places } = await readPlace(url, (place) => contents.listDeleted(viewer, place));
  const deleted = rows.map((one) => ({ ...one, deleted: `Deleted on ${formatMoment(one.deletedAt, timeZone)}` }));
  return { places, deleted };
}

export const meta = metaOf({ title: "Deleted posts and teams" });

const LEAD = `Deleted texts stay here for at least ${TRASH_DAYS} days and can be restored. Visitors do not see them.`;

export default function DeletedTexts({ loaderData: { deleted, places } }: Route.ComponentProps) {
  return (
    <Page title="Deleted posts and teams" lead={LEAD}>
      {deleted.length === 0 && (
        <Empty scene="bridge">
          <p>Nothing is deleted.</p>
        </Empty>
      )}
      <ul className={adminStyles.rows}>
        {deleted.map((one) => (
          <DeletedRow key={one.key} content={one} />
        ))}
      </ul>
      <PageLinks {...places} />
    </Page>
  );
}
