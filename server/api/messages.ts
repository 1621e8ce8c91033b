import { Hono } from "hono";
import { z } from "zod";
import { textLimit } from "../http/body-limit.ts";
import type { HttpEnv } from "../http/http-env.ts";
import { messagesCsv } from "../services/messages-csv.ts";
import { parseInput, Refusal } from "../services/refusal.ts";
import type { Site } from "../site.ts";
import { readJson } from "./read-body.ts";
import { requireAdminFirst } from "./require-admin-first.ts";
import { parseRowId } from "../services/row-id.ts";

const flag = (name: string) => z.boolean(`${name} must be true or false.`).optional();
const change = z
  .strictObject({
    read: flag("read"),
    answered: flag("answered"),
    suspected: z.literal(false, "suspected can only be set to false.").optional(),
  })
  .refine((value) => Object.keys(value).length > 0, "Name what is to change: read, answered or suspected.");

/** `/api/messages`: the contact messages, for administrators. */
export function messagesApi(site: Site) {
  const adminOnly = requireAdminFirst(site);
  return new Hono<HttpEnv>()
    .get("/", adminOnly, async (context) => {
      const suspected = context.req.query("list") === "suspected";
      return context.json(await site.inbox.list(context.get("viewer"), { suspected }));
    })
    .patch("/:id", adminOnly, textLimit, async (context) => {
      const id = idOf(context.req.param("id"));
      await site.inbox.change(context.get("viewer"), id, parseInput(change, await readJson(context)));
      return context.body(null, 204);
    })
    .post("/failed/resend", adminOnly, async (context) =>
      context.json({ resent: await site.inbox.resendFailed(context.get("viewer")) }),
    )
    .post("/:id/resend", adminOnly, async (context) => {
      await site.inbox.resend(context.get("viewer"), idOf(context.req.param("id")));
      return context.body(null, 204);
    })
    .delete("/:id", adminOnly, async (context) => {
      await site.inbox.remove(context.get("viewer"), idOf(context.req.param("id")));
      return context.body(null, 204);
    });
}

/** `/api/messages.csv`: the inbox as a table for spreadsheets. */
export function messagesExport(site: Site) {
  return new Hono<HttpEnv>().get("/", requireAdminFirst(site), async (context) => {
    const messages = await site.inbox.list(context.get("viewer"), { suspected: false });
    context.header("Content-Type", "text/csv; charset=utf-8");
    context.header("Content-Disposition", 'attachment; filename="messages.csv"');
    return context.body(messagesCsv(messages));
  });
}

function idOf(text: string): number {
  const id = parseRowId(text);
  if (!id) throw new Refusal(404, "There is no such message.");
  return id;
}
