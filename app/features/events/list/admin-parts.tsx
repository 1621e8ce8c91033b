import { isAdmin } from "../../../../domain/session";
import adminStyles from "../../../ui/admin/admin.module.css";
import { AskButton } from "../../../ui/admin/ask-button";
import { SmallButton, SmallLink } from "../../../ui/admin/small-button";
import { ButtonLink } from "../../../ui/button/button";
import { useSession } from "../../accounts/session-context";
import { editPath } from "../../content/content";
import { useDeleteEvent, useDeleteFixedEvent, type Then } from "../use-delete-event";
import styles from "./events.module.css";

/** Most of these pages are only for events of this server. */
export function AdminBar({ apiBase }: { apiBase: string }) {
  const session = useSession();
  return (
    <div className={`${adminStyles.note} ${styles.adminBar}`}>
      <p>
        You are signed in as an {isAdmin(session) ? "administrator" : "editor"}.{" "}
        {isAdmin(session)
          ? "Change any text or picture at the desk, or with the pencil on each page."
          : "Publish events, posts and the gallery, and prepare all other texts at the desk or with the pencil on each page."}
      </p>
      <ButtonLink to="/admin" small>
        Admin desk
      </ButtonLink>
      <ButtonLink to="/add-event" small>
        Add Event
      </ButtonLink>
      {!apiBase && <SmallLink label="Events and drafts" to="/admin/events" />}
      {!apiBase && isAdmin(session) && <SmallLink label="Reports" to="/admin/reports" />}
      {isAdmin(session) && <SmallLink label="Messages" to="/admin/messages" />}
      <SmallLink label="Account" to="/admin/account" />
    </div>
  );
}

type ControlsProps = Then & { apiBase: string; event: { id: number; title: string } };

export function EventControls({ event: { id, title }, ...then }: ControlsProps) {
  const { busy, remove } = useDeleteEvent({ id, ...then });
  return (
    <div className={styles.controls}>
      <SmallLink label="Edit" of={title} to={`/edit-event/${id}`} />
      {then.apiBase ? (
        <AskButton label="Delete" of={title} title={`Delete “${title}”?`} confirm="Delete event" onConfirm={remove}>
          <p>It disappears from the site for everyone. This cannot be undone.</p>
        </AskButton>
      ) : (
        <SmallButton label="Delete" of={title} busy={busy} onClick={() => void remove()} />
      )}
    </div>
  );
}

/** The events from before this site are one document of the content. */
export function FixedEventControls({
  event: { slug, title },
  ...then
}: Then & { event: { slug: string; title: string } }) {
  const { busy, remove } = useDeleteFixedEvent({ slug, ...then });
  return (
    <div className={styles.controls}>
      <SmallLink label="Edit" of={title} to={editPath("events/past", `events.${slug}.title`)} />
      <SmallButton label="Delete" of={title} busy={busy} onClick={() => void remove()} />
    </div>
  );
}
