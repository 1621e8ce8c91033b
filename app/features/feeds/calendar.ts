import type { RouteHandle } from "../../../domain/route-handle";
import { fileLoader } from "./file-response";

export const handle: RouteHandle = { cache: { reads: "database", wholeAddresses: true } };

/** `/events.ics` */
export const loader = fileLoader("text/calendar", (files, origin) => files.calendar(origin));
