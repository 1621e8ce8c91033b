import { siteContext } from "../../../platform/rendering/request-context";
import type { RouteHandle } from "../../../domain/route-handle";
import type { Route } from "./+types/blogs-feed";
import { fileAnswer, originOf } from "./file-answer";

export const handle: RouteHandle = { cache: { reads: "content", wholeAddresses: true } };

/** `/blogs.atom`: the posts, for feed readers. */
export function loader({ context, request }: Route.LoaderArgs) {
  const { files, env } = context.get(siteContext);
  return fileAnswer(files.blogsFeed(originOf(request, env)), "application/atom+xml");
}
