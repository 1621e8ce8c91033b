import type { RouteHandle } from "../../../domain/route-handle";
import type { Route } from "./+types/calendar";
import { fileResponse, filesAt } from "./file-response";

export const handle: RouteHandle = { cache: { reads: "database", wholeAddresses: true } };

/** `/events.ics` */
export async function loader(args: Route.LoaderArgs) {
  const { files, origin } = filesAt(args);
  return fileResponse(await files.calendar(origin), "text/calendar");
}
