import { pageMeta } from "../../../ui/page/page-meta";
import { Page } from "../../../ui/page/page";
import type { RouteHandle } from "../../../../domain/route-handle";
import type { Route } from "./+types/route";

export const handle: RouteHandle = { title: "Startup Guide", cache: { reads: "content" } };

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { description: "The guide for first-time founders." });
}

export default function StartupGuide() {
  return <Page title="Startup Guide" />;
}
