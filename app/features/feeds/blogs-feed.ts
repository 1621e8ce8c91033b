import type { RouteHandle } from "../../../domain/route-handle";
import { fileLoader } from "./file-response";

export const handle: RouteHandle = { cache: { reads: "content", wholeAddresses: true } };

/** `/blogs.atom` */
export const loader = fileLoader("application/atom+xml", (files, origin) => files.blogsFeed(origin));
