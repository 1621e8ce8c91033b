import { EditContent } from "../../content/edit-content";
import { pageMeta } from "../../../ui/page/page-meta";
import { Page } from "../../../ui/page/page";
import type { RouteHandle } from "../../../../domain/route-handle";
import type { Route } from "./+types/route";
import { AreaMap } from "./area-map";
import styles from "./thrust-areas.module.css";
import { siteContext } from "../../../../platform/content/site-context";

export const handle: RouteHandle = { title: "Thrust areas", cache: { reads: "content" } };

export function loader({ context }: Route.LoaderArgs) {
  const { thrustAreas, site } = context.get(siteContext).content;
  return { areas: thrustAreas, product: site.product };
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    description: "The problems of the hills that our teams work on, from springs and harvests to clinics and roads.",
  });
}

export default function ThrustAreas({ loaderData: { areas, product } }: Route.ComponentProps) {
  return (
    <Page
      title="Thrust areas"
      lead={`How ${product} works: a team chooses one of these problems and gets a mentor, a place at the workbench and a small budget for parts. Then it tests a first model with the people who have the problem.`}
    >
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
