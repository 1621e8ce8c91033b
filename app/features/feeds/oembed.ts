import type { RouteHandle } from "../../../domain/route-handle";
import type { Route } from "./+types/oembed";
import { fileResponse, filesAt } from "./file-response";

export const handle: RouteHandle = {
  cache: { reads: "database", query: queryOf, wholeAddresses: true },
};

function queryOf(search: URLSearchParams) {
  return { url: search.get("url"), format: search.get("format") };
}

/** `/oembed?url=...` (https://oembed.com) */
export async function loader(args: Route.LoaderArgs) {
  const { files, origin } = filesAt(args);
  const { url, format } = queryOf(args.url.searchParams);
  if ((format ?? "json") !== "json") return new Response("Only the JSON format is supported.", { status: 501 });
  const embed = await files.oembed(url, origin);
  if (!embed) return new Response("There is nothing to embed at this address.", { status: 404 });
  return fileResponse(JSON.stringify(embed), "application/json", { "Access-Control-Allow-Origin": "*" });
}
