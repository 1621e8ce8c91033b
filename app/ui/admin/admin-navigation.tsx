import { Link } from "../link/link";
import { ADMIN_PAGES } from "./admin-pages";
import styles from "./admin-navigation.module.css";

const LISTED = ["/admin/events", "/admin/trash", "/admin/import", "/admin/messages", "/admin/account"] as const;

export function AdminNavigation({ current }: { current: (typeof LISTED)[number] }) {
  return (
    <nav className={styles.lists} aria-label="For administrators">
      {LISTED.map((path) => (
        <Link key={path} to={path} aria-current={path === current ? "page" : undefined}>
          {ADMIN_PAGES[path]}
        </Link>
      ))}
    </nav>
  );
}
