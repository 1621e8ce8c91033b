import { EditContent } from "../../content/edit-content";
import { introduction } from "../../content/introduction";
import { Page } from "../../../ui/page/page";
import { YearSelect } from "../../../ui/year-select/year-select";
import { yearFrom, yearQuery } from "../../../ui/year-select/year-parameter";
import type { RouteHandle } from "../../../../domain/route-handle";
import type { Route } from "./+types/route";
import { NodeTree } from "./node-tree";
import { siteContext } from "../../../../platform/content/site-context";

export { meta } from "../../../ui/page/page-meta";
export const handle: RouteHandle = { title: "Nodes", cache: { reads: "content", query: yearQuery } };

export function loader({ context, request }: Route.LoaderArgs) {
  const { pageTexts, nodes, site } = context.get(siteContext).content;
  const years = [...nodes.keys()];
  const year = yearFrom(request, years, site.defaults.nodesYear);
  return { ...pageTexts("nodes"), years, year, nodes: nodes.get(year) ?? [], product: site.product };
}

export default function Nodes({ loaderData: { lead, years, year, nodes, product } }: Route.ComponentProps) {
  return (
    <Page title="Nodes" lead={introduction("nodes", lead)}>
      <EditContent of={`discover/nodes/${year}`} label={`Nodes of ${year}`} />
      <YearSelect years={years} selected={year} describe={(each) => `Nodes of ${each}`} />
      <NodeTree root={product} year={year} nodes={nodes} />
    </Page>
  );
}
