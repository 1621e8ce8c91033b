import { EditContent } from "../content/edit-content";
import { Link } from "../../ui/link/link";
import type { RouteHandle } from "../../../domain/route-handle";
import type { Route } from "./+types/route";
import { DISCOVER_PAGES } from "./pages";
import styles from "./contents.module.css";
import { siteContext } from "../../../platform/content/site-context";

export { meta } from "../../ui/page/page-meta";
export const handle: RouteHandle = { title: "E-CELL", cache: { reads: "content" } };

export function loader({ context }: Route.LoaderArgs) {
  const { aboutPage, pages } = context.get(siteContext).content;
  return { ...aboutPage("discover"), lines: DISCOVER_PAGES.map(({ name }) => pages[name].line) };
}

export default function Discover({ loaderData: { lines } }: Route.ComponentProps) {
  return (
    <ul className={styles.contents}>
      {DISCOVER_PAGES.map(({ to, title, name }, index) => (
        <li key={to}>
          <EditContent of="pages" part={`${name}.line`} label={title} place="foot" />
          <h2>
            <Link to={to}>{title}</Link>
          </h2>
          {lines[index] && <p>{lines[index]}</p>}
        </li>
      ))}
    </ul>
  );
}
