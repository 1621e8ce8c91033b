import { Hono } from "hono";
import { z } from "zod";
import { parseEventId } from "../../domain/event.ts";
import { textLimit } from "../http/body-limit.ts";
import type { HttpEnv } from "../http/http-env.ts";
import { parseInput, Refusal } from "../services/refusal.ts";
import type { Site } from "../site.ts";
import { readJson } from "./read-body.ts";
import { requireAdminFirst } from "./require-admin-first.ts";

const change = z.object({ read: z.boolean("read must be true or false.") });

/** `/api/messages`: the contact messages, for administrators. */
export function messagesApi(site: Site) {
  const adminOnly = requireAdminFirst(site);
  return new Hono<HttpEnv>()
    .get("/", adminOnly, async (context) => context.json(await site.contact.list(context.get("viewer"))))
    .patch("/:id", adminOnly, textLimit, async (context) => {
      const id = parseEventId(context.req.param("id"));
      if (!id) throw new Refusal(404, "There is no such message.");
      const { read } = parseInput(change, await readJson(context));
      await site.contact.markRead(context.get("viewer"), id, read);
      return context.body(null, 204);
    });
}
