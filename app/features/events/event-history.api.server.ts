import { z } from "zod";
import { parseRowId } from "../../../domain/row-id.ts";
import { documentVersion } from "../../../platform/documents/document-schemas.ts";
import { event } from "./event-schema.server.ts";
import { eventResponse, idOf } from "./events.api.server.ts";
import { linkToNext, listQuery } from "../../../platform/http/list-query.ts";
import { rowId, withQuery, type Route } from "../../../platform/http/route.ts";
import type { EventsParts } from "./events-context.ts";

export const eventHistoryRoutes: Route<EventsParts>[] = [
  withQuery({
    method: "GET",
    path: "/api/events/:id/history",
    who: "editor",
    summary: "Every saved state of an event, newest first",
    parameters: { id: rowId },
    query: listQuery,
    responses: { 200: { json: z.array(documentVersion) } },
    async handle(context, { events }, page) {
      const { rows, older } = await events.history(context.get("viewer"), idOf(context), page);
      return context.json(rows, 200, linkToNext(context, older));
    },
  }),
  {
    method: "POST",
    path: "/api/events/:id/history/:revision",
    who: "editor",
    summary: "Makes an event what it was at that revision, as a new one",
    parameters: { id: rowId, revision: rowId },
    responses: { 200: { json: event } },
    async handle(context, { events }) {
      const revision = parseRowId(context.req.param("revision"));
      return eventResponse(context, await events.restoreVersion(context.get("viewer"), idOf(context), revision));
    },
  },
];
