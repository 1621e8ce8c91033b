import type { RouteHandle } from "../../../domain/route-handle";
import type { Route } from "./+types/next-events";
import { fileResponse, filesAt } from "./file-response";

export const handle: RouteHandle = { cache: { reads: "database", until: "midnight", wholeAddresses: true } };

/** `/events/next.json` */
export async function loader(args: Route.LoaderArgs) {
  const { files, origin } = filesAt(args);
  const next = await files.nextEvents(origin);
  return fileResponse(JSON.stringify(next), "application/json", { "Access-Control-Allow-Origin": "*" });
}
