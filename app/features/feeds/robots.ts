import type { RouteHandle } from "../../../domain/route-handle";
import type { Route } from "./+types/robots";
import { fileResponse, filesAt } from "./file-response";

export const handle: RouteHandle = { cache: { reads: "content", wholeAddresses: true } };

/** `/robots.txt` */
export function loader(args: Route.LoaderArgs) {
  const { files, origin } = filesAt(args);
  return fileResponse(files.robots(origin), "text/plain");
}
