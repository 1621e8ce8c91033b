import { useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import { Link } from "../link/link";
import type { Viewer } from "../../../domain/session";
import { ADMIN_PAGES, mayOpen } from "./admin-pages";
import adminStyles from "./admin.module.css";
import styles from "./admin-navigation.module.css";

const DESK = "/admin";
const LISTED = [
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

/** Above every guarded page. On a phone the links would fill four rows, so all but the first are behind a button. */
export function AdminNavigation({ viewer }: { viewer: Pick<Viewer, "role"> }) {
  const { pathname } = useLocation();
  const isWide = useSyncExternalStore(onWidthChange, () => matchMedia(WIDE).matches);
  const links = LISTED.filter((path) => mayOpen(viewer, path)).map((path) => <PageLink key={path} path={path} />);
  return (
    <nav className={`${styles.lists} ${styles.everywhere}`} aria-label="For editors and administrators">
      <PageLink path={DESK} />
      {isWide ? (
        links
      ) : (
        // The key closes it after navigation.
        <details key={pathname}>
          <summary>All admin pages</summary>
          <div className={adminStyles.actions}>{links}</div>
        </details>
      )}
    </nav>
  );
}

/** From this width the links fill two rows at most. */
const WIDE = "(min-width: 45rem)";

function onWidthChange(changed: () => void): () => void {
  const wide = matchMedia(WIDE);
  wide.addEventListener("change", changed);
  return () => wide.removeEventListener("change", changed);
}

function PageLink({ path }: { path: typeof DESK | (typeof LISTED)[number] }) {
  const { pathname } = useLocation();
  return (
    <Link to={path} aria-current={isCurrent(path, pathname) ? "page" : undefined}>
      {ADMIN_PAGES[path]}
    </Link>
  );
}

function isCurrent(path: string, pathname: string): boolean {
  return pathname === path || (path !== DESK && pathname.startsWith(`${path}/`));
}
