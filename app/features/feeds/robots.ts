import type { RouteHandle } from "../../../domain/route-handle";
import { fileLoader } from "./file-response";

export const handle: RouteHandle = { cache: { reads: "content", wholeAddresses: true } };

/** `/robots.txt` */
export const loader = fileLoader("text/plain", (files, origin) => files.robots(origin));
