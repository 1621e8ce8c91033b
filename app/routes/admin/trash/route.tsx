import { useState } from "react";
import { formatPlainDate, todayIn } from "../../../../domain/dates";
import { TRASH_DAYS, type TrashedEvent } from "../../../../domain/event";
import { removeEventForGood, restoreEvent } from "../../../api/event-editing";
import { requestContext, siteContext } from "../../../context";
import { pageMeta } from "../../../seo";
import { Button } from "../../../ui/button/button";
import { Dialog } from "../../../ui/dialog/dialog";
import { Empty } from "../../../ui/empty/empty";
import { Page } from "../../../ui/page/page";
import styles from "../admin.module.css";
import { AdminNavigation } from "../admin-navigation";
import { useAction } from "../use-action";
import type { Route } from "./+types/route";

export async function loader({ context }: Route.LoaderArgs) {
  const { events, content } = context.get(siteContext);
  const trash = await events.listTrash(await context.get(requestContext).viewer());
  return {
    trash: trash.map((event) => ({
      ...event,
      keptUntil: formatPlainDate(todayIn(content.site.timeZone, new Date(event.removedForGoodAt))),
    })),
  };
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: "Trash", description: "Deleted events.", card: false });
}

export default function Trash({ loaderData: { trash } }: Route.ComponentProps) {
  return (
    <Page title="Trash" lead={`Deleted events wait here for ${TRASH_DAYS} days. Nobody else sees them.`}>
      <AdminNavigation current="/admin/trash" />
      {trash.length === 0 ? (
        <Empty scene="bridge">
          <p>The trash is empty.</p>
        </Empty>
      ) : (
        <ul className={styles.rows}>
          {trash.map((event) => (
            <TrashRow key={event.id} event={event} />
          ))}
        </ul>
      )}
    </Page>
  );
}

function TrashRow({ event: { id, title, date, keptUntil } }: { event: TrashedEvent & { keptUntil: string } }) {
  const act = useAction("That did not work.");
  const [asking, setAsking] = useState(false);
  return (
    <li>
      <div className={styles.rowWords}>
        <h2 dir="auto">{title}</h2>
        <p className={styles.rowFacts}>
          <time dateTime={date}>{formatPlainDate(date)}</time>
          <span>kept until {keptUntil}</span>
        </p>
      </div>
      <div className={styles.actions}>
        <Button look="quiet" small onClick={() => void act(() => restoreEvent(id), "The event is back.")}>
          Restore<span className="visually-hidden"> {title}</span>
        </Button>
        <Button look="quiet" small onClick={() => setAsking(true)}>
          Delete for good<span className="visually-hidden"> {title}</span>
        </Button>
      </div>
      <Dialog open={asking} title={`Delete “${title}” for good?`} onClose={() => setAsking(false)}>
        <p>Its history and its pictures go with it. It cannot be brought back.</p>
        <div className={styles.actions}>
          <Button look="danger" onClick={() => void act(() => removeEventForGood(id), "It is gone for good.")}>
            Delete for good
          </Button>
          <Button look="quiet" onClick={() => setAsking(false)}>
            Keep it
          </Button>
        </div>
      </Dialog>
    </li>
  );
}
