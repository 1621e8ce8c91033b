import type { RouteHandle } from "../../../domain/route-handle";
import type { Route } from "./+types/sitemap";
import { fileAnswer, originOf } from "./file-answer";
import { feedsContext } from "./feeds-context";
import { siteContext } from "../../../platform/content/site-context";

export const handle: RouteHandle = { cache: { reads: "database", wholeAddresses: true } };

/** `/sitemap.xml` */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { files } = context.get(feedsContext);
  const { env } = context.get(siteContext);
  return fileAnswer(await files.sitemap(originOf(request, env)), "application/xml");
}
