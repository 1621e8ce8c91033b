import { pageMeta } from "../../../ui/page/page-meta";
import { Page } from "../../../ui/page/page";
import type { RouteHandle } from "../../../../domain/route-handle";
import type { Route } from "./+types/route";

export const handle: RouteHandle = { title: "Incubators", cache: { reads: "content" } };

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { description: "Incubators that teams can go on to." });
}

export default function Incubators() {
  return <Page title="Incubators" />;
}
