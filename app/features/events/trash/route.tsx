import { counted } from "../../../../domain/counted";
import { formatPlainDate } from "../../../../domain/dates";
import { formatMoment } from "../../../../domain/moments";
import { TRASH_DAYS } from "../../../../domain/document";
import { historyPath, TRASH_PATH } from "../../content/content";
import { contentContext } from "../../content/content-context";
import type { TrashedEvent } from "../event";
import { removeEventForGood, restoreEvent } from "../editing-calls";
import { metaOf } from "../../../ui/page/page-meta";
import { ButtonLink } from "../../../ui/button/button";
import { Link } from "../../../ui/link/link";
import { AskButton } from "../../../ui/admin/ask-button";
import { SmallButton } from "../../../ui/admin/small-button";
import { Empty } from "../../../ui/empty/empty";
import { Page } from "../../../ui/page/page";
import styles from "../../../ui/admin/admin.module.css";
import { readPlace } from "../../../ui/admin/list-place";
import { PageLinks } from "../../../ui/admin/page-links";
import { useAction } from "../../../ui/call/use-action";
import { adminRequest } from "../../accounts/admin-request";
import type { Route } from "./+types/route";
import { eventsContext } from "../events-context";

export async function loader({ context, url }: Route.LoaderArgs) {
  const { events } = context.get(eventsContext);
  const { viewer, timeZone } = await adminRequest(context);
  const { rows, ...places } = await readPlace(url, (place) => events.listTrash(viewer, place));
  const toRow = ({ id, title, date, removedForGoodAt }: TrashedEvent) => ({
    id,
    title,
    date,
    until: formatMoment(removedForGoodAt, timeZone),
  });
  const texts = await context.get(contentContext).contents.countDeleted(viewer);
  return { ...places, count: await events.countTrash(viewer), texts, trash: rows.map(toRow) };
}

export const meta = metaOf({ title: "Trash" });

export default function Trash({ loaderData: { trash, count, texts, ...places } }: Route.ComponentProps) {
  return (
    <Page
      title="Trash"
      lead={`Deleted events stay here for ${TRASH_DAYS} days and can be restored. Visitors do not see them.`}
    >
      {texts > 0 && (
        <p className={styles.actions}>
          <ButtonLink to={TRASH_PATH} variant="quiet">
            Deleted posts and teams ({texts})
          </ButtonLink>
        </p>
      )}
      <p className={styles.hint}>
        <strong>Is an event missing here?</strong> Events from before this site are not in the trash. Open{" "}
        <Link to={historyPath("events/past")}>the history of the old events</Link>, look for “removed”, and undo that
        change or restore the version below it. Other texts come back from the History of their page.
      </p>
      {count + texts === 0 ? (
        <Empty scene="bridge">
          <p>The trash is empty.</p>
        </Empty>
      ) : (
        <>
          <p className={styles.hint}>{count > 0 ? counted(count, "event") : "No events are in the trash."}</p>
          {count > 0 && (
            <ul className={styles.rows}>
              {trash.map((event) => (
                <TrashRow key={event.id} event={event} />
              ))}
            </ul>
          )}
          <PageLinks {...places} />
        </>
      )}
    </Page>
  );
}

type Row = Pick<TrashedEvent, "id" | "title" | "date"> & { until: string };

function TrashRow({ event: { id, title, date, until } }: { event: Row }) {
  const act = useAction("The event could not be changed.");
  return (
    <li>
      <div className={styles.rowWords}>
        <h2 dir="auto">{title}</h2>
        <p className={styles.rowFacts}>
          <time dateTime={date}>{formatPlainDate(date)}</time>
          <span>Can be restored until {until}</span>
        </p>
      </div>
      <div className={styles.actions}>
        <SmallButton
          label="Restore"
          of={title}
          onClick={() => void act(() => restoreEvent(id), "The event is back.")}
        />
        <AskButton
          label="Delete for good"
          of={title}
          title={`Delete “${title}” for good?`}
          confirm="Delete for good"
          onConfirm={() => act(() => removeEventForGood(id), "The event was deleted for good.")}
        >
          <p>Its history, photos, report and private files are deleted too. This cannot be undone.</p>
        </AskButton>
      </div>
    </li>
  );
}
