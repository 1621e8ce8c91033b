import { siteContext } from "../../../platform/content/site-context";
import { OptionalText } from "../content/optional-text";
import { pageMeta } from "../../ui/page/page-meta";
import { ContentAwaited } from "../../ui/content-awaited/content-awaited";
import { Link } from "../../ui/link/link";
import type { RouteHandle } from "../../../domain/route-handle";
import type { Route } from "./+types/route";
import styles from "./learn.module.css";

export const handle: RouteHandle = { title: "Learn", cache: { reads: "content" } };

const PARTS = [
  { to: "/learn/newsletter", title: "Newsletter" },
  { to: "/learn/startup-guide", title: "Startup Guide" },
  { to: "/learn/incubators", title: "Incubators" },
];

export function loader({ context }: Route.LoaderArgs) {
  return { text: context.get(siteContext).content.textOf("learn") };
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    description:
      "What the cell will write down for first-time founders: a newsletter, a start-up guide and a list of incubators.",
  });
}

export default function Learn({ loaderData: { text } }: Route.ComponentProps) {
  return (
    <OptionalText of="learn" title="Learn" text={text} awaited={<Awaited />}>
      <ul className={styles.parts}>
        {PARTS.map(({ to, title }) => (
          <li key={to}>
            <Link to={to}>{title}</Link>
          </li>
        ))}
      </ul>
    </OptionalText>
  );
}

function Awaited() {
  return (
    <ContentAwaited>
      <p>
        Our teams are writing down what they have learned, for students who are about to start. It will come in three
        parts, which are still empty.
      </p>
    </ContentAwaited>
  );
}
