import { EditContent } from "../../content/edit-content";
import { Page } from "../../../ui/page/page";
import { Prose } from "../../../ui/prose/prose";
import type { RouteHandle } from "../../../../domain/route-handle";
import type { Route } from "./+types/route";
import { siteContext } from "../../../../platform/content/site-context";

export { meta } from "../../../ui/page/page-meta";
export const handle: RouteHandle = { title: "Privacy", cache: { reads: "content" } };

export function loader({ context }: Route.LoaderArgs) {
  const { pageTexts, privacy } = context.get(siteContext).content;
  return { ...pageTexts("privacy"), privacy };
}

export default function Privacy({ loaderData }: Route.ComponentProps) {
  return (
    <Page title="Privacy">
      <EditContent of="privacy" label="Privacy" />
      <Prose prose={loaderData.privacy} />
    </Page>
  );
}
