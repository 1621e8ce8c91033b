import type { RouteHandle } from "../../../domain/route-handle";
import type { Route } from "./+types/blogs-feed";
import { fileResponse, originOf } from "./file-response";
import { feedsContext } from "./feeds-context";
import { siteContext } from "../../../platform/content/site-context";

export const handle: RouteHandle = { cache: { reads: "content", wholeAddresses: true } };

/** `/blogs.atom` */
export function loader({ context, request }: Route.LoaderArgs) {
  const { files } = context.get(feedsContext);
  const { env } = context.get(siteContext);
  return fileResponse(files.blogsFeed(originOf(request, env)), "application/atom+xml");
}
