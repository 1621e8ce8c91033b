import { isAdmin } from "../../../../../domain/session";
import adminStyles from "../../../../ui/admin/admin.module.css";
import { ButtonLink } from "../../../../ui/button/button";
import { SmallLink } from "../../../../ui/admin/small-button";
import { useSession } from "../../../accounts/session-context";
import styles from "../events.module.css";

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
