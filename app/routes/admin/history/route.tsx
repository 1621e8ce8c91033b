import { data } from "react-router";
import { formatMoment } from "../../../../domain/dates";
import { parseEventId, type EventAction, type EventVersion } from "../../../../domain/event";
import { restoreVersion } from "../../../api/event-editing";
import { requestContext, siteContext } from "../../../context";
import { pageMeta } from "../../../seo";
import { Badge } from "../../../ui/badge/badge";
import { Button } from "../../../ui/button/button";
import { Page } from "../../../ui/page/page";
import adminStyles from "../admin.module.css";
import { AdminNavigation } from "../admin-navigation";
import { useAction } from "../use-action";
import type { Route } from "./+types/route";
import styles from "./history.module.css";

const ACTIONS: Record<EventAction, string> = {
  added: "Added",
  changed: "Changed",
  published: "Published",
  withdrawn: "Made a draft again",
  deleted: "Deleted",
  restored: "Restored",
};

export async function loader({ context, params }: Route.LoaderArgs) {
  const { events, content } = context.get(siteContext);
  const viewer = await context.get(requestContext).viewer();
  const id = parseEventId(params.id);
  const event = await events.findAny(viewer, id).catch(() => undefined);
  if (!event) throw data(null, { status: 404 });
  const versions = await events.history(viewer, id);
  return {
    id: event.id,
    title: event.title,
    versions: versions.map((version) => ({ ...version, saved: formatMoment(version.savedAt, content.site.timeZone) })),
  };
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: "History", description: "Who changed what and when.", card: false });
}

export default function History({ loaderData: { id, title, versions } }: Route.ComponentProps) {
  return (
    <Page title="History" lead={title}>
      <AdminNavigation current="/admin/events" />
      <ol className={adminStyles.rows}>
        {versions.map((version, index) => (
          <VersionRow key={version.revision} eventId={id} version={version} isCurrent={index === 0} />
        ))}
      </ol>
    </Page>
  );
}

type RowProps = { eventId: number; version: EventVersion & { saved: string }; isCurrent: boolean };

function VersionRow({ eventId, version: { revision, action, saved, savedAt, savedBy, changes }, isCurrent }: RowProps) {
  const act = useAction("That did not work.");
  return (
    <li>
      <div className={adminStyles.rowWords}>
        <h2>
          {ACTIONS[action]} {savedBy && `by ${savedBy}`}
        </h2>
        <p className={adminStyles.rowFacts}>
          <time dateTime={savedAt}>{saved}</time>
          {isCurrent && <Badge look="today">As it is now</Badge>}
        </p>
        {changes.length > 0 && (
          <ul className={styles.changes}>
            {changes.map((change) => (
              <li key={change}>{change}</li>
            ))}
          </ul>
        )}
      </div>
      {!isCurrent && (
        <div className={adminStyles.actions}>
          <Button
            look="quiet"
            small
            onClick={() => void act(() => restoreVersion(eventId, revision), "This version is written again.")}
          >
            Restore this version<span className="visually-hidden"> of {saved}</span>
          </Button>
        </div>
      )}
    </li>
  );
}
