import { z } from "zod";
import { messagesCsv } from "../services/messages-csv.ts";
import { parseInput, Refusal } from "../services/refusal.ts";
import { parseRowId } from "../services/row-id.ts";
import { inboxMessage, resent } from "./answers.ts";
import { readJson } from "./read-body.ts";
import { jsonBody, rowId, type ApiContext, type Route } from "./route.ts";

const flag = (name: string) => z.boolean(`${name} must be true or false.`).optional();
const change = z
  .strictObject({
    read: flag("read"),
    answered: flag("answered"),
    suspected: z.literal(false, "suspected can only be set to false.").optional(),
  })
  .refine((value) => Object.keys(value).length > 0, "Name what is to change: read, answered or suspected.");

/** What visitors wrote. */
export const messageRoutes: Route[] = [
  {
    method: "GET",
    path: "/api/messages",
    who: "administrator",
    summary: "The messages, newest first",
    query: z.object({ list: z.string().optional().describe("`suspected`: those that look like spam.") }),
    answers: { 200: { json: z.array(inboxMessage) } },
    async handle(context, { inbox }) {
      const suspected = context.req.query("list") === "suspected";
      return context.json(await inbox.list(context.get("viewer"), { suspected }));
    },
  },
  {
    method: "GET",
    path: "/api/messages.csv",
    who: "administrator",
    summary: "The inbox as a table for spreadsheets",
    answers: { 200: { type: "text/csv" } },
    async handle(context, { inbox }) {
      const messages = await inbox.list(context.get("viewer"), { suspected: false });
      context.header("Content-Type", "text/csv; charset=utf-8");
      context.header("Content-Disposition", 'attachment; filename="messages.csv"');
      return context.body(messagesCsv(messages));
    },
  },
  {
    method: "PATCH",
    path: "/api/messages/:id",
    who: "administrator",
    summary: "Marks a message as read or answered, or takes it out of what looks like spam",
    parameters: { id: rowId },
    takes: jsonBody(change),
    answers: { 204: "nothing" },
    async handle(context, { inbox }) {
      const id = idOf(context);
      await inbox.change(context.get("viewer"), id, parseInput(change, await readJson(context)));
      return context.body(null, 204);
    },
  },
  {
    method: "DELETE",
    path: "/api/messages/:id",
    who: "administrator",
    summary: "Removes a message for good",
    parameters: { id: rowId },
    answers: { 204: "nothing" },
    async handle(context, { inbox }) {
      await inbox.remove(context.get("viewer"), idOf(context));
      return context.body(null, 204);
    },
  },
  // Before the next one, which would take "failed" for an id.
  {
    method: "POST",
    path: "/api/messages/failed/resend",
    who: "administrator",
    summary: "Has every message that could not be delivered mailed again",
    answers: { 200: { json: resent } },
    refuses: [400],
    handle: async (context, { inbox }) => context.json({ resent: await inbox.resendFailed(context.get("viewer")) }),
  },
  {
    method: "POST",
    path: "/api/messages/:id/resend",
    who: "administrator",
    summary: "Has a message mailed again",
    parameters: { id: rowId },
    answers: { 204: "nothing" },
    refuses: [400],
    async handle(context, { inbox }) {
      await inbox.resend(context.get("viewer"), idOf(context));
      return context.body(null, 204);
    },
  },
];

function idOf(context: ApiContext): number {
  const id = parseRowId(context.req.param("id"));
  if (!id) throw new Refusal(404, "There is no such message.");
  return id;
}
