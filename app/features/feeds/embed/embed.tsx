import { renderToStaticMarkup } from "react-dom/server";
import { fileResponse, originOf } from "../file-response";
import type { RouteHandle } from "../../../../domain/route-handle";
import type { Route } from "./+types/embed";
import { EmbedDocument } from "./embed-document";
import { feedsContext } from "../feeds-context";
import { siteContext } from "../../../../platform/content/site-context";

export const handle: RouteHandle = { cache: { reads: "database", until: "midnight", wholeAddresses: true } };

/** `/events/embed`: the next events in a frame of another site, without scripts. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { files, embedPolicy } = context.get(feedsContext);
  const { env, content } = context.get(siteContext);
  const origin = originOf(request, env);
  const events = await files.nextEvents(origin);
  const page = <EmbedDocument events={events} site={content.site} origin={origin} />;
  return fileResponse(`<!doctype html>${renderToStaticMarkup(page)}`, "text/html", {
    "Content-Security-Policy": embedPolicy,
  });
}
