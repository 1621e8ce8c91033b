import { typedSchema } from "../../../domain/schemas/typed-schema.ts";
import { workingCopyRoutes } from "../../../platform/documents/working-copy-routes.ts";
import type { CopyOf } from "../../../platform/documents/working-copies.ts";
import { rowId, type Route } from "../../../platform/http/route.ts";
import { eventCollection } from "./event-collection.ts";
import type { EventsParts } from "./events-context.ts";

const shared = {
  data: typedSchema(eventCollection.fields),
  verb: "save",
  copies: ({ events }: EventsParts) => events,
} as const;

export const eventWorkingCopyRoutes: Route<EventsParts>[] = [
  ...workingCopyRoutes({ ...shared, path: "/api/events/new/working-copy", of: (): CopyOf => "new" }),
  ...workingCopyRoutes({
    ...shared,
    path: "/api/events/:id/working-copy",
    parameters: { id: rowId },
    of: ({ id }): CopyOf => id,
  }),
];
