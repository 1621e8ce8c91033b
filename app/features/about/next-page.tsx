import { focusMain } from "../../ui/focus-main";
import { Link } from "../../ui/link/link";
import { DISCOVER_PAGES } from "./pages";
import styles from "./next-page.module.css";

export function NextPage({ pathname }: { pathname: string }) {
  const at = DISCOVER_PAGES.findIndex(({ to }) => to === pathname);
  const next = at < 0 ? undefined : DISCOVER_PAGES[at + 1];
  if (!next) return null;
  return (
    <nav className={styles.next} aria-label="Read on">
      <Link to={next.to} className="title-link" onClick={focusMain}>
        <span>Next</span> {next.title}
      </Link>
    </nav>
  );
}
