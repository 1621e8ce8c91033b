import { workingCopyRoutes } from "../../../platform/documents/working-copy-routes.ts";
import type { CopyOf } from "../../../platform/documents/working-copies.ts";
import { rowId, type Route } from "../../../platform/http/route.ts";
import { eventCollection } from "./event-collection.ts";
import { idOf } from "./events.api.server.ts";
import type { EventsParts } from "./events-context.ts";

const { fields } = eventCollection;
const copies = ({ events }: EventsParts) => events;

export const eventWorkingCopyRoutes: Route<EventsParts>[] = [
  ...workingCopyRoutes({ path: "/api/events/new/working-copy", fields, of: (): CopyOf => "new", copies }),
  ...workingCopyRoutes({
    path: "/api/events/:id/working-copy",
    parameters: { id: rowId },
    fields,
    of: (context): CopyOf => idOf(context),
    copies,
  }),
];
