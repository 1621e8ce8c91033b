import { siteContext } from "../../../platform/content/site-context";
import { Awaited } from "../content/awaited";
import { OptionalText } from "../content/optional-text";
import { Link } from "../../ui/link/link";
import type { RouteHandle } from "../../../domain/route-handle";
import type { Route } from "./+types/route";
import styles from "./learn.module.css";

export { meta } from "../../ui/page/page-meta";
export const handle: RouteHandle = { title: "Learn", cache: { reads: "content" } };

const PARTS = [
  { to: "/learn/newsletter", title: "Newsletter" },
  { to: "/learn/startup-guide", title: "Startup Guide" },
  { to: "/learn/incubators", title: "Incubators" },
];

export function loader({ context }: Route.LoaderArgs) {
  const { pageTexts, textOf } = context.get(siteContext).content;
  return { ...pageTexts("learn"), text: textOf("learn") };
}

export default function Learn({ loaderData: { text, awaited } }: Route.ComponentProps) {
  return (
    <OptionalText of="learn" title="Learn" text={text} awaited={<Awaited page="learn" text={awaited} />}>
      <ul className={styles.parts}>
        {PARTS.map(({ to, title }) => (
          <li key={to}>
            <Link to={to} className="title-link">
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </OptionalText>
  );
}
