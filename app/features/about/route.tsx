import { pageMeta } from "../../ui/page/page-meta";
import { Link } from "../../ui/link/link";
import type { RouteHandle } from "../../../domain/route-handle";
import type { Route } from "./+types/route";
import { DISCOVER_PAGES } from "./pages";
import styles from "./contents.module.css";

export const handle: RouteHandle = { title: "E-CELL", cache: { reads: "content" } };

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    description: "Who runs the cell, what it wants, how it works and what it works on.",
  });
}

export default function Discover() {
  return (
    <ul className={styles.contents}>
      {DISCOVER_PAGES.map(({ to, title, line }) => (
        <li key={to}>
          <h2>
            <Link to={to}>{title}</Link>
          </h2>
          <p>{line}</p>
        </li>
      ))}
    </ul>
  );
}
