import { siteContext } from "../../../../platform/content/site-context";
import { OptionalText } from "../../content/optional-text";
import type { RouteHandle } from "../../../../domain/route-handle";
import type { Route } from "./+types/route";

export { meta } from "../../../ui/page/page-meta";
export const handle: RouteHandle = { title: "Incubators", cache: { reads: "content" } };

export function loader({ context }: Route.LoaderArgs) {
  const { pageTexts, textOf } = context.get(siteContext).content;
  return { ...pageTexts("incubators"), text: textOf("learn/incubators") };
}

export default function Incubators({ loaderData: { text } }: Route.ComponentProps) {
  return <OptionalText of="learn/incubators" title="Incubators" text={text} />;
}
