import { pageMeta } from "../../../ui/page/page-meta";
import { Page } from "../../../ui/page/page";
import type { RouteHandle } from "../../../../domain/route-handle";
import type { Route } from "./+types/route";

export const handle: RouteHandle = { title: "Newsletter", cache: { reads: "content" } };

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { description: "The newsletter of the cell." });
}

export default function Newsletter() {
  return <Page title="Newsletter" />;
}
