import { z } from "zod";
import { messagesCsv } from "./messages-csv.server.ts";
import { HttpError } from "../../../platform/http-error.ts";
import { inboxMessage, removed, resent } from "./message-shapes.server.ts";
import { csvFile } from "../../../platform/http/csv-file.ts";
import { listQuery, pageOf } from "../../../platform/http/list-query.ts";
import { jsonBody } from "../../../platform/http/request-body.ts";
import { route, rowId, type Route } from "../../../platform/http/route.ts";
import type { Content } from "../../../platform/content/index.ts";
import type { ContactParts } from "./contact-context.ts";

const flag = (name: string) => z.boolean(`${name} must be true or false.`).optional();
const change = z
  .strictObject({
    read: flag("read"),
    answered: flag("answered"),
    suspected: flag("suspected"),
  })
  .refine((value) => Object.keys(value).length > 0, "Set at least one of read, answered and suspected.");

const messageQuery = listQuery.extend({
  list: z.string().optional().describe("`suspected`: those that look like spam."),
});
/** Has no default, so that no mistake deletes the inbox. */
const deletionQuery = z.object({ list: z.literal("suspected", "Only list=suspected can be deleted at once.") });

export const messageRoutes: Route<ContactParts & { content: Content }>[] = [
  route({
    method: "GET",
    path: "/api/messages",
    who: "administrator",
    summary: "The messages, newest first",
    query: messageQuery,
    responses: { 200: { json: z.array(inboxMessage) } },
    handle: async ({ context, viewer, query: { list, ...page } }, { inbox }) =>
      pageOf(context, await inbox.list(viewer, { ...page, suspected: list === "suspected" })),
  }),
  route({
    method: "DELETE",
    path: "/api/messages",
    who: "administrator",
    summary: "Removes every message that looks like spam, for good",
    query: deletionQuery,
    responses: { 200: { json: removed } },
    handle: async ({ viewer }, { inbox }) => ({ removed: await inbox.removeSuspected(viewer) }),
  }),
  route({
    method: "GET",
    path: "/api/messages.csv",
    who: "administrator",
    summary: "The inbox as a table for spreadsheets",
    responses: { 200: { type: "text/csv" } },
    handle: async ({ context, viewer }, { inbox, content }) =>
      csvFile(context, "messages.csv", messagesCsv(await inbox.all(viewer), content.site.timeZone)),
  }),
  route({
    method: "PATCH",
    path: "/api/messages/:id",
    who: "administrator",
    summary: "Marks a message as read or answered, or moves it between inbox and spam",
    parameters: { id: rowId },
    requestBody: jsonBody(change),
    responses: { 204: "nothing" },
    handle: ({ viewer, params, body }, { inbox }) => inbox.change(viewer, params.id, body),
  }),
  route({
    method: "DELETE",
    path: "/api/messages/:id",
    who: "administrator",
    summary: "Removes a message for good",
    parameters: { id: rowId },
    responses: { 204: "nothing" },
    handle: ({ viewer, params }, { inbox }) => inbox.remove(viewer, params.id),
  }),
  // Before the next route, which would read "failed" as an id.
  route({
    method: "POST",
    path: "/api/messages/failed/resend",
    who: "administrator",
    summary: "Has every message that could not be delivered mailed again",
    responses: { 200: { json: resent } },
    errors: [400],
    handle: async ({ viewer }, { inbox }) => ({ resent: await inbox.resendFailed(viewer) }),
  }),
  route({
    method: "POST",
    path: "/api/messages/:id/resend",
    who: "administrator",
    summary: "Has a message mailed again",
    parameters: { id: rowId },
    responses: { 204: "nothing" },
    errors: [400],
    handle({ viewer, params: { id } }, { inbox }) {
      // Without mail the service refuses before it looks for the message.
      if (!id) throw new HttpError(404, "There is no such message.");
      return inbox.resend(viewer, id);
    },
  }),
];
