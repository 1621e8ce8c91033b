import { useSession } from "../../../session/session-context";
import { ButtonLink } from "../../../ui/button/button";
import styles from "./events.module.css";

/** What an administrator finds above the list; nobody else sees it. */
export function AdminBar() {
  if (useSession().role !== "admin") return null;
  return (
    <div className={styles.adminBar}>
      <p>You are signed in as an administrator.</p>
      <ButtonLink to="/add-event" small>
        Add Event
      </ButtonLink>
      <ButtonLink to="/admin/messages" look="quiet" small>
        Messages
      </ButtonLink>
    </div>
  );
}
