import type { LoaderFunctionArgs } from "react-router";
import type { RouteHandle } from "../../../domain/route-handle";
import type { FeedsParts } from "./feeds-context";
import { fileResponse, filesAt } from "./file-response";

export const handle: RouteHandle = { cache: { reads: "database", wholeAddresses: true } };

type TextOf = (files: FeedsParts["files"], origin: string) => string | Promise<string>;

/** The type and the text of each file. */
const FILES: Record<string, [type: string, textOf: TextOf]> = {
  "/events.ics": ["text/calendar", (files, origin) => files.calendar(origin)],
  "/events.atom": ["application/atom+xml", (files, origin) => files.eventsFeed(origin)],
  "/blogs.atom": ["application/atom+xml", (files, origin) => files.blogsFeed(origin)],
  "/sitemap.xml": ["application/xml", (files, origin) => files.sitemap(origin)],
  "/robots.txt": ["text/plain", (files, origin) => files.robots(origin)],
};

export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const { files, origin } = filesAt(args);
  const [type, textOf] = FILES[args.url.pathname]!;
  return fileResponse(await textOf(files, origin), type);
}
