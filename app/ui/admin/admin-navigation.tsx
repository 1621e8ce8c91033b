import { useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import { currentIn, Link } from "../link/link";
import type { Viewer } from "../../../domain/session";
import { adminPages } from "./admin-pages";
import styles from "./admin-navigation.module.css";

const DESK = "/admin";
/** On a phone the links would fill four rows, so a button opens all but the first. */
export function AdminNavigation({ viewer }: { viewer: Pick<Viewer, "role"> }) {
  const { pathname } = useLocation();
  const isWide = useSyncExternalStore(onWidthChange, () => matchMedia(WIDE).matches);
  const [desk, ...pages] = adminPages(viewer).filter(({ path, inNavigation }) => path === DESK || inNavigation);
  const links = pages.map((page) => <PageLink key={page.path} {...page} />);
  return (
    <nav className={`${styles.lists} ${styles.everywhere}`} aria-label="For editors and administrators">
      <PageLink {...desk!} />
      {isWide ? (
        links
      ) : (
        // A new key closes it after navigation.
        <details key={pathname}>
          <summary>All admin pages</summary>
          <div className={styles.pages}>{links}</div>
        </details>
      )}
    </nav>
  );
}

/** From this width the links need two rows at most. */
const WIDE = "(min-width: 45rem)";

function onWidthChange(changed: () => void): () => void {
  const wide = matchMedia(WIDE);
  wide.addEventListener("change", changed);
  return () => wide.removeEventListener("change", changed);
}

function PageLink({ path, title }: { path: string; title: string }) {
  const { pathname } = useLocation();
  // The forms of events are not below their list.
  const place = /^\/(add|edit)-event\b/.test(pathname) ? "/admin/events" : pathname;
  return (
    // Every other page is below the desk.
    <Link to={path} aria-current={path === DESK && pathname !== DESK ? undefined : currentIn(path, place)}>
      {title}
    </Link>
  );
}
