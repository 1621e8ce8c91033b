import { formatSecond } from "../../../../domain/moments";
import { restoreVersion } from "../editing-calls";
import { pageMeta } from "../../../ui/page/page-meta";
import { Page } from "../../../ui/page/page";
import adminStyles from "../../../ui/admin/admin.module.css";
import { readPlace } from "../../../ui/admin/list-place";
import { SmallLink } from "../../../ui/admin/small-button";
import { Versions } from "../../../ui/admin/versions";
import { adminRequest } from "../../accounts/admin-request";
import type { Route } from "./+types/route";
import { parseRowId } from "../../../../domain/row-id";
import { eventsContext } from "../events-context";

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { events } = context.get(eventsContext);
  const { viewer, timeZone } = await adminRequest(context);
  const id = parseRowId(params.id);
  const event = await events.findAny(viewer, id);
  const { rows, ...places } = await readPlace(url, (place) => events.history(viewer, id, place));
  const versions = rows.map((version) => ({ ...version, saved: formatSecond(version.savedAt, timeZone) }));
  return { ...places, id: event.id, title: event.title, current: event.revision, versions };
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return pageMeta(matches, { title: loaderData ? `History: ${loaderData.title}` : "History" });
}

export default function History({ loaderData }: Route.ComponentProps) {
  const { id, title, current, versions, ...places } = loaderData;
  return (
    <Page title="History" lead={title}>
      <div className={adminStyles.section}>
        <div className={adminStyles.actions}>
          <SmallLink label="Edit" to={`/edit-event/${id}`} />
        </div>
        <Versions
          {...{ versions, places, current }}
          failureText="The event could not be changed."
          onRestore={(revision) => restoreVersion(id, revision)}
        />
      </div>
    </Page>
  );
}
