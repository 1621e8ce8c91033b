import { Link } from "../../ui/link/link";
import styles from "./admin-navigation.module.css";

const PAGES = [
  ["/admin/events", "Events and drafts"],
  ["/admin/trash", "Trash"],
  ["/admin/import", "Import"],
  ["/admin/messages", "Messages"],
  ["/admin/account", "Account"],
] as const;

/** What stands above every page that only administrators see. */
export function AdminNavigation({ current }: { current: (typeof PAGES)[number][0] }) {
  return (
    <nav className={styles.lists} aria-label="For administrators">
      {PAGES.map(([path, label]) => (
        <Link key={path} to={path} aria-current={path === current ? "page" : undefined}>
          {label}
        </Link>
      ))}
    </nav>
  );
}
