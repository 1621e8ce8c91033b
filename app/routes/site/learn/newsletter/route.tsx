import { pageMeta } from "../../../../seo";
import { Page } from "../../../../ui/page/page";
import type { RouteHandle } from "../../../../route-handle";
import type { Route } from "./+types/route";

export const handle: RouteHandle = { cache: { reads: "content" } };

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: "Newsletter", description: "The newsletter of the cell." });
}

export default function Newsletter() {
  return <Page title="Newsletter" />;
}
