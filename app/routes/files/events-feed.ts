import { siteContext } from "../../context";
import type { Route } from "./+types/events-feed";
import { fileAnswer, originOf } from "./file-answer";

/** `/events.atom`: the newest events, for feed readers. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { files, env } = context.get(siteContext);
  return fileAnswer(await files.eventsFeed(originOf(request, env)), "application/atom+xml", env);
}
