import { EditContent } from "../../content/edit-content";
import { introduction } from "../../content/introduction";
import type { Prose as ProseData } from "../../../../domain/prose";
import { Page } from "../../../ui/page/page";
import { Prose } from "../../../ui/prose/prose";
import type { RouteHandle } from "../../../../domain/route-handle";
import type { Route } from "./+types/route";
import styles from "./mission-and-vision.module.css";
import { siteContext } from "../../../../platform/content/site-context";

export { meta } from "../../../ui/page/page-meta";
export const handle: RouteHandle = { title: "Mission and Vision", cache: { reads: "content" } };

export function loader({ context }: Route.LoaderArgs) {
  const { pageTexts, mission, vision } = context.get(siteContext).content;
  return { ...pageTexts("missionAndVision"), mission, vision };
}

export default function MissionAndVision({ loaderData }: Route.ComponentProps) {
  return (
    <Page title="Mission and Vision" lead={introduction("missionAndVision", loaderData.lead)}>
      <Statement of="discover/mission" title="Mission" prose={loaderData.mission} />
      <Statement of="discover/vision" title="Vision" prose={loaderData.vision} />
    </Page>
  );
}

function Statement({ of, title, prose }: { of: string; title: string; prose: ProseData }) {
  return (
    <section className={styles.statement}>
      <EditContent of={of} label={title} place="edge" />
      <h2>{title}</h2>
      <Prose prose={prose} className={styles.text} />
    </section>
  );
}
