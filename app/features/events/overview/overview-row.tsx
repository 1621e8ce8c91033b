import { useState } from "react";
import { useLocation, useNavigate, useRevalidator } from "react-router";
import { formatMoment } from "../../../../domain/moments";
import { finishPath } from "../../event-reports/event-report";
import { eventPath, type Event } from "../event";
import { OVERVIEW_CHOICES } from "../event-overview";
import { eventStatus, formatDays, isOver, type EventStatus } from "../format-event";
import { deleteEvent, duplicateEvent } from "../editing-calls";
import { Badge } from "../../../ui/badge/badge";
import { SmallButton, SmallLink } from "../../../ui/admin/small-button";
import { useNotices } from "../../../ui/notice/notices";
import styles from "../../../ui/admin/admin.module.css";
import { useAction } from "../../../ui/call/use-action";
import { writeKey } from "../../../ui/call/write-key";
import { useGoOn } from "../../../ui/page/use-go-on";
import { useDeleteEvent } from "../use-delete-event";
import { PublishDraft } from "./publish-draft";
import { PublishLater } from "./publish-later";

export type ListedEvent = Pick<Event, "id" | "slug" | "title" | "date" | "endDate" | "draft" | "state" | "publishAt">;
type Props = { event: ListedEvent; today: string; timeZone: string };

export function OverviewRow({ event, today, timeZone }: Props) {
  const { id, title, date, draft, publishAt } = event;
  const actDuplicate = useAction("The event could not be changed.");
  const actRemove = useAction("The copy could not be deleted.");
  const [keys] = useState(() => writeKey());
  const { notify } = useNotices();
  const navigate = useNavigate();
  const goOn = useGoOn();
  const { pathname, search } = useLocation();
  const back = search && `?${String(new URLSearchParams({ back: pathname + search }))}`;
  const { revalidate } = useRevalidator();
  const deletion = useDeleteEvent({ id, onDeleted: revalidate, onRestored: revalidate });
  const status = eventStatus(event, today);

  async function duplicate(key: string) {
    const { id: copy } = await duplicateEvent(id, key);
    keys.end();
    const path = `/edit-event/${copy}`;
    const undo = { label: "Undo", act: () => removeCopy(copy) };
    notify("success", "This is a copy. It is a draft until you publish it.", { path, actions: [undo] });
    await goOn(path + back);
  }
  function pressDuplicate() {
    // “Try again” sends it too, so that it makes no second copy.
    const key = keys.for({ id });
    void actDuplicate(() => duplicate(key));
  }
  async function removeCopy(copy: number) {
    // The form must not look for an event that is gone.
    await navigate(pathname + search);
    await actRemove(() => deleteEvent("", copy), "The copy is deleted.");
  }

  return (
    <li>
      <div className={styles.rowWords}>
        <h2 dir="auto">{title}</h2>
        <p className={styles.rowFacts}>
          <time dateTime={date}>{formatDays(event)}</time>
          <Badge variant={draft ? "today" : "quiet"}>{draft ? "Draft" : "Published"}</Badge>
          {publishAt && <Badge variant="ahead">Will be published on {formatMoment(publishAt, timeZone)}</Badge>}
          <WhenBadge status={status} />
        </p>
      </div>
      <div className={styles.actions}>
        <SmallLink label="Edit" of={title} to={`/edit-event/${id}${back}`} />
        <SmallLink
          label={draft ? "Preview" : "View"}
          of={title}
          to={draft ? `/admin/events/${id}/preview` : eventPath(event)}
        />
        {draft && (
          <>
            <PublishDraft {...{ id, title }} />
            <PublishLater {...{ event, timeZone }} />
          </>
        )}
        {isOver(status) && !draft && <SmallLink label="Report" of={title} to={finishPath(id)} />}
        <SmallLink label="History" of={title} to={`/admin/events/${id}/history`} />
        <SmallButton label="Duplicate" of={title} onClick={pressDuplicate} />
        <SmallButton label="Delete" of={title} busy={deletion.busy} onClick={() => void deletion.remove()} />
      </div>
    </li>
  );
}

/** Uses the labels of the filter. */
function WhenBadge({ status }: { status: EventStatus | undefined }) {
  if (!status) return null;
  return <Badge variant={status.variant}>{isOver(status) ? OVERVIEW_CHOICES.past : status.word}</Badge>;
}
