import type { RouteHandle } from "../../../domain/route-handle";
import type { Route } from "./+types/sitemap";
import { fileResponse, filesAt } from "./file-response";

export const handle: RouteHandle = { cache: { reads: "database", wholeAddresses: true } };

/** `/sitemap.xml` */
export async function loader(args: Route.LoaderArgs) {
  const { files, origin } = filesAt(args);
  return fileResponse(await files.sitemap(origin), "application/xml");
}
