import { formatSecond } from "../../../../domain/dates";
import type { DocumentAction, DocumentVersion } from "../../../../domain/document";
import { restoreVersion } from "../editing-calls";
import { requestContext } from "../../../../platform/rendering/request-context";
import { pageMeta } from "../../../ui/page/page-meta";
import { Badge } from "../../../ui/badge/badge";
import { Button } from "../../../ui/button/button";
import { Page } from "../../../ui/page/page";
import adminStyles from "../../../ui/admin/admin.module.css";
import { readPlace } from "../../../ui/admin/list-place";
import { PageLinks } from "../../../ui/admin/page-links";
import { useAction } from "../../../ui/call/use-action";
import type { Route } from "./+types/route";
import styles from "./history.module.css";
import { parseEventId } from "../../../../domain/row-id";
import { eventsContext } from "../events-context";
import { siteContext } from "../../../../platform/content/site-context";

const ACTIONS: Record<DocumentAction, string> = {
  added: "Added",
  changed: "Changed",
  published: "Published",
  withdrawn: "Made a draft again",
  scheduled: "Publication scheduled",
  deleted: "Deleted",
  restored: "Older version restored",
};

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { events } = context.get(eventsContext);
  const { content } = context.get(siteContext);
  const viewer = await context.get(requestContext).viewer();
  const id = parseEventId(params.id);
  const event = await events.findAny(viewer, id);
  const { rows, ...places } = await readPlace(url, (place) => events.history(viewer, id, place));
  const versions = rows.map((version) => ({ ...version, saved: formatSecond(version.savedAt, content.site.timeZone) }));
  return { ...places, id: event.id, title: event.title, current: event.revision, versions };
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: "History", description: "Who changed what and when.", card: false });
}

export default function History({ loaderData }: Route.ComponentProps) {
  const { id, title, current, versions, ...places } = loaderData;
  return (
    <Page title="History" lead={title}>
      <ol className={adminStyles.rows}>
        {versions.map((version) => (
          <VersionRow key={version.revision} eventId={id} version={version} isCurrent={version.revision === current} />
        ))}
      </ol>
      <PageLinks {...places} />
    </Page>
  );
}

type RowProps = { eventId: number; version: DocumentVersion & { saved: string }; isCurrent: boolean };

function VersionRow({ eventId, version, isCurrent }: RowProps) {
  const { revision, action, saved, savedAt, savedBy, changes, restorable } = version;
  const act = useAction("The event could not be changed.");
  // Restoring an event from the trash changes none of its fields.
  const label = action === "restored" && changes.length === 0 ? "Restored from the trash" : ACTIONS[action];
  return (
    <li>
      <div className={adminStyles.rowWords}>
        <h2>
          {label} {savedBy && `by ${savedBy}`}
        </h2>
        <p className={adminStyles.rowFacts}>
          <span>Version {revision}</span>
          <time dateTime={savedAt}>{saved}</time>
          {isCurrent && <Badge variant="today">Current version</Badge>}
        </p>
        {changes.length > 0 && (
          <ul className={styles.changes}>
            {changes.map((change) => (
              <li key={change}>{change}</li>
            ))}
          </ul>
        )}
      </div>
      {restorable && (
        <div className={adminStyles.actions}>
          <Button
            variant="quiet"
            small
            onClick={() => void act(() => restoreVersion(eventId, revision), `Version ${revision} was restored.`)}
          >
            Restore version {revision}
          </Button>
        </div>
      )}
    </li>
  );
}
