import { fileResponse, filesAt } from "../file-response";
import type { RouteHandle } from "../../../../domain/route-handle";
import type { Route } from "./+types/embed";
import { EmbedDocument } from "./embed-document";
import { feedsContext } from "../feeds-context";
import { siteContext } from "../../../../platform/content/site-context";

export const handle: RouteHandle = { cache: { reads: "database", until: "midnight", wholeAddresses: true } };

/** `/events/embed`: the next events in a frame of another site, without scripts. */
export async function loader(args: Route.LoaderArgs) {
  const { files, origin } = filesAt(args);
  const { embedPolicy } = args.context.get(feedsContext);
  const { content } = args.context.get(siteContext);
  // This part of React takes memory, and few sites embed the list.
  const { renderToStaticMarkup } = await import("react-dom/server");
  const events = await files.nextEvents(origin);
  const page = <EmbedDocument events={events} site={content.site} origin={origin} />;
  return fileResponse(`<!doctype html>${renderToStaticMarkup(page)}`, "text/html", {
    "Content-Security-Policy": embedPolicy,
  });
}
