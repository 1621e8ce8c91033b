import type { RouteHandle } from "../../../domain/route-handle";
import type { Route } from "./+types/events-feed";
import { fileResponse, filesAt } from "./file-response";

export const handle: RouteHandle = { cache: { reads: "database", wholeAddresses: true } };

/** `/events.atom` */
export async function loader(args: Route.LoaderArgs) {
  const { files, origin } = filesAt(args);
  return fileResponse(await files.eventsFeed(origin), "application/atom+xml");
}
