import type { RouteHandle } from "../../../domain/route-handle";
import { fileLoader } from "./file-response";

export const handle: RouteHandle = { cache: { reads: "database", wholeAddresses: true } };

/** `/events.atom` */
export const loader = fileLoader("application/atom+xml", (files, origin) => files.eventsFeed(origin));
