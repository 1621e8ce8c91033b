import { useLocation } from "react-router";
import { Link } from "../link/link";
import type { Viewer } from "../../../domain/session";
import { ADMIN_PAGES, mayOpen } from "./admin-pages";
import styles from "./admin-navigation.module.css";

/** Short names between long ones, so that they fill few rows on a phone. */
const LISTED = [
  "/admin",
  "/admin/content",
  "/admin/messages",
  "/admin/changes",
  "/admin/events",
  "/admin/reports",
  "/admin/trash",
  "/admin/import",
  "/admin/administrators",
  "/admin/handover",
  "/admin/account",
] as const;

/** Above every guarded page. */
export function AdminNavigation({ viewer }: { viewer: Pick<Viewer, "role"> }) {
  const { pathname } = useLocation();
  return (
    <nav className={`${styles.lists} ${styles.everywhere}`} aria-label="For editors and administrators">
      {LISTED.filter((path) => mayOpen(viewer, path)).map((path) => (
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
