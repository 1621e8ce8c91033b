import { useRevalidator } from "react-router";
import { formatPlainDate } from "../../../../domain/dates";
import adminStyles from "../../../ui/admin/admin.module.css";
import { SmallButton, SmallLink } from "../../../ui/admin/small-button";
import { Link } from "../../../ui/link/link";
import { editPath } from "../../content/content";
import { useDeleteFixedEvent } from "../use-delete-event";

type Fixed = { slug: string; title: string; date: string };

/** The events from before this site are one document of the content. */
export function FixedEvents({ events }: { events: Fixed[] }) {
  if (events.length === 0) return null;
  return (
    <section className={adminStyles.section} aria-labelledby="fixed">
      <h2 id="fixed">From before this site</h2>
      <p className={adminStyles.hint}>
        They can also be <Link to={editPath("events/past")}>edited together</Link>. An exported table does not contain
        them.
      </p>
      <ul className={adminStyles.rows}>
        {events.map((event) => (
          <FixedRow key={event.slug} event={event} />
        ))}
      </ul>
    </section>
  );
}

function FixedRow({ event: { slug, title, date } }: { event: Fixed }) {
  const { revalidate } = useRevalidator();
  const { busy, remove } = useDeleteFixedEvent({ slug, onDeleted: revalidate, onRestored: revalidate });
  return (
    <li>
      <div className={adminStyles.rowWords}>
        <h3 dir="auto">{title}</h3>
        <p className={adminStyles.rowFacts}>
          <time dateTime={date}>{formatPlainDate(date)}</time>
        </p>
      </div>
      <div className={adminStyles.actions}>
        <SmallLink label="Edit" of={title} to={editPath("events/past", `events.${slug}.title`)} />
        <SmallLink label="View" of={title} to={`/events/archive/${slug}`} />
        <SmallButton label="Delete" of={title} busy={busy} onClick={remove} />
      </div>
    </li>
  );
}
