import { typedSchema } from "../../../domain/schemas/typed-schema.ts";
import { parseInput } from "../../../platform/http-error.ts";
import { readJson } from "../../../platform/http/read-body.ts";
import { jsonBody, rowId, type ApiContext, type Route } from "../../../platform/http/route.ts";
import { typedCopy, workingCopy } from "../../../platform/documents/document-schemas.ts";
import type { CopyOf } from "../../../platform/documents/working-copies.ts";
import { eventCollection } from "./event-collection.ts";
import { idOf } from "./events.api.server.ts";
import type { EventsParts } from "./events-context.ts";

const typedEvent = typedCopy(typedSchema(eventCollection.fields));

type At = Pick<Route, "path" | "parameters"> & { of: (context: ApiContext) => CopyOf };

/** What an administrator is typing. Nobody else can read it. */
export const eventWorkingCopyRoutes: Route<EventsParts>[] = [
  ...routesAt({ path: "/api/events/new/working-copy", of: () => "new" }),
  ...routesAt({ path: "/api/events/:id/working-copy", parameters: { id: rowId }, of: idOf }),
];

function routesAt({ of, ...at }: At): Route<EventsParts>[] {
  const who = "editor";
  return [
    {
      ...at,
      method: "GET",
      who,
      summary: "What you typed and did not save; null if there is nothing",
      responses: { 200: { json: workingCopy.nullable() } },
      handle: async (context, { events }) =>
        context.json(await events.findWorkingCopy(context.get("viewer"), of(context))),
    },
    {
      ...at,
      method: "PUT",
      who,
      summary: "Stores what you are typing, for you only",
      requestBody: jsonBody(typedEvent),
      responses: { 204: "nothing" },
      async handle(context, { events }) {
        const typed = parseInput(typedEvent, await readJson(context));
        await events.storeWorkingCopy(context.get("viewer"), of(context), typed);
        return context.body(null, 204);
      },
    },
    {
      ...at,
      method: "DELETE",
      who,
      summary: "Forgets what you typed and did not save",
      responses: { 204: "nothing" },
      async handle(context, { events }) {
        await events.removeWorkingCopy(context.get("viewer"), of(context));
        return context.body(null, 204);
      },
    },
  ];
}
