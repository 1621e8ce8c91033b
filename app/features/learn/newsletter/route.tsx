import { siteContext } from "../../../../platform/content/site-context";
import { EditContent } from "../../content/edit-content";
import { Prose } from "../../../ui/prose/prose";
import { pageMeta } from "../../../ui/page/page-meta";
import { Page } from "../../../ui/page/page";
import type { RouteHandle } from "../../../../domain/route-handle";
import type { Route } from "./+types/route";

export const handle: RouteHandle = { title: "Newsletter", cache: { reads: "content" } };

export function loader({ context }: Route.LoaderArgs) {
  return { text: context.get(siteContext).content.textOf("learn/newsletter") };
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { description: "The newsletter of the cell." });
}

export default function Newsletter({ loaderData: { text } }: Route.ComponentProps) {
  return (
    <Page title="Newsletter">
      <EditContent of="learn/newsletter" label="Newsletter" />
      {text && <Prose prose={text} />}
    </Page>
  );
}
