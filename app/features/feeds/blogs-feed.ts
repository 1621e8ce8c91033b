import type { RouteHandle } from "../../../domain/route-handle";
import type { Route } from "./+types/blogs-feed";
import { fileResponse, filesAt } from "./file-response";

export const handle: RouteHandle = { cache: { reads: "content", wholeAddresses: true } };

/** `/blogs.atom` */
export function loader(args: Route.LoaderArgs) {
  const { files, origin } = filesAt(args);
  return fileResponse(files.blogsFeed(origin), "application/atom+xml");
}
