import type { RouteHandle } from "../../../domain/route-handle";
import { fileLoader } from "./file-response";

export const handle: RouteHandle = { cache: { reads: "database", wholeAddresses: true } };

/** `/sitemap.xml` */
export const loader = fileLoader("application/xml", (files, origin) => files.sitemap(origin));
