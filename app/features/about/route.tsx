import { EditContent } from "../content/edit-content";
import { Link } from "../../ui/link/link";
import type { RouteHandle } from "../../../domain/route-handle";
import type { Route } from "./+types/route";
import { DISCOVER_PAGES } from "./pages";
import styles from "./contents.module.css";
import { pageMeta } from "../../ui/page/page-meta";
import { siteContext } from "../../../platform/content/site-context";

export const handle: RouteHandle = { cache: { reads: "content" } };

export function loader({ context }: Route.LoaderArgs) {
  const { pageTexts, pages, site } = context.get(siteContext).content;
  return {
    ...pageTexts("discover"),
    menuName: site.menuName,
    lines: DISCOVER_PAGES.map(({ name }) => pages[name].line),
  };
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const title = loaderData?.menuName;
  return pageMeta(matches, { title, card: title });
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
