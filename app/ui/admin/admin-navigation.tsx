import { useLocation } from "react-router";
import { Link } from "../link/link";
import { ADMIN_PAGES } from "./admin-pages";
import styles from "./admin-navigation.module.css";

/** In this order they fill two rows on a phone. */
const LISTED = [
  "/admin",
  "/admin/content",
  "/admin/changes",
  "/admin/messages",
  "/admin/events",
  "/admin/trash",
  "/admin/import",
  "/admin/account",
] as const;

/** Above every guarded page. */
export function AdminNavigation() {
  const { pathname } = useLocation();
  return (
    <nav className={`${styles.lists} ${styles.everywhere}`} aria-label="For administrators">
      {LISTED.map((path) => (
        <Link key={path} to={path} aria-current={isCurrent(path, pathname) ? "page" : undefined}>
          {ADMIN_PAGES[path]}
        </Link>
      ))}
    </nav>
  );
}

function isCurrent(path: string, pathname: string): boolean {
  return pathname === path || (path !== "/admin" && pathname.startsWith(`${path}/`));
}
