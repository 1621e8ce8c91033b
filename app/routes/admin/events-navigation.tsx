import { Link } from "../../ui/link/link";
import styles from "./admin.module.css";

const PAGES = [
  ["/admin/events", "Events and drafts"],
  ["/admin/trash", "Trash"],
  ["/admin/import", "Import"],
  ["/admin/account", "Account"],
] as const;
/** Files, so no pages of the router. */
const FILES = [
  ["/api/events.csv", "Export as CSV"],
  ["/api/events.json", "as JSON"],
  ["/api/events.ics", "as calendar"],
] as const;

/** What stands above every page about events that only administrators see. */
export function EventsNavigation({ current }: { current: (typeof PAGES)[number][0] }) {
  return (
    <nav className={styles.lists} aria-label="Events, for administrators">
      {PAGES.map(([path, label]) => (
        <Link key={path} to={path} aria-current={path === current ? "page" : undefined}>
          {label}
        </Link>
      ))}
      {FILES.map(([path, label]) => (
        <a key={path} href={path} download>
          {label}
        </a>
      ))}
    </nav>
  );
}
