import { EditContent } from "../../content/edit-content";
import { ContourMap } from "../../../ui/land/contour-map";
import { Page } from "../../../ui/page/page";
import { Prose } from "../../../ui/prose/prose";
import type { RouteHandle } from "../../../../domain/route-handle";
import type { Route } from "./+types/route";
import hill from "./hill.svg";
import styles from "./who-we-are.module.css";
import { siteContext } from "../../../../platform/content/site-context";

export { meta } from "../../../ui/page/page-meta";
export const handle: RouteHandle = { title: "Who we are", cache: { reads: "content" } };

export function loader({ context }: Route.LoaderArgs) {
  const { pageTexts, whoWeAre } = context.get(siteContext).content;
  return { ...pageTexts("whoWeAre"), whoWeAre };
}

export default function WhoWeAre({ loaderData }: Route.ComponentProps) {
  return (
    <Page title="Who we are">
      <EditContent of="discover/who-we-are" label="Who we are" />
      <div className={styles.columns}>
        <Prose prose={loaderData.whoWeAre} className={styles.text} />
        <ContourMap hill={`${hill}#hill`} way className={styles.map} />
      </div>
    </Page>
  );
}
