import { EditContent } from "../../content/edit-content";
import { introduction } from "../../content/introduction";
import { Page } from "../../../ui/page/page";
import type { RouteHandle } from "../../../../domain/route-handle";
import type { Route } from "./+types/route";
import { AreaMap } from "./area-map";
import styles from "./thrust-areas.module.css";
import { siteContext } from "../../../../platform/content/site-context";

export { meta } from "../../../ui/page/page-meta";
export const handle: RouteHandle = { title: "Thrust areas", cache: { reads: "content" } };

export function loader({ context }: Route.LoaderArgs) {
  const { pageTexts, thrustAreas } = context.get(siteContext).content;
  return { ...pageTexts("thrustAreas"), areas: thrustAreas };
}

export default function ThrustAreas({ loaderData: { areas, lead } }: Route.ComponentProps) {
  return (
    <Page title="Thrust areas" lead={introduction("thrustAreas", lead)}>
      <EditContent of="discover/thrust-areas" label="Thrust areas" />
      <div className={styles.columns}>
        <AreaMap count={areas.length} />
        <ol className={styles.legend}>
          {areas.map(({ title, description }) => (
            <li key={title}>
              <h2>{title}</h2>
              <p>{description}</p>
            </li>
          ))}
        </ol>
      </div>
    </Page>
  );
}
