import { useLocation } from "react-router";
import type { ListPage } from "../../../domain/cursor.ts";
import { focusMain } from "../focus-main";
import { Link } from "../link/link";
import styles from "./page-links.module.css";

/** Links to the previous and next page of a list, if any. */
export function PageLinks({ older, newer }: Pick<ListPage<unknown>, "older" | "newer">) {
  if (!older && !newer) return null;
  return (
    <nav className={styles.pages} aria-label="Pages of this list">
      {newer && <PageLink label="Newer" name="after" place={newer} />}
      {older && <PageLink label="Older" name="before" place={older} />}
    </nav>
  );
}

function PageLink({ label, name, place }: { label: string; name: "before" | "after"; place: string }) {
  const parameters = new URLSearchParams(useLocation().search);
  for (const each of ["before", "after"]) parameters.delete(each);
  parameters.set(name, place);
  return (
    <Link to={`?${parameters}`} onClick={focusMain}>
      {label}
    </Link>
  );
}
