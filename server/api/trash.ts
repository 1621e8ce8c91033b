import { Hono } from "hono";
import type { HttpEnv } from "../http/http-env.ts";
import type { Site } from "../site.ts";
import { requireAdminFirst } from "./require-admin-first.ts";
import { parseRowId } from "../services/row-id.ts";

/** `/api/trash`: deleted events, for administrators. */
export function trashApi(site: Site) {
  const adminOnly = requireAdminFirst(site);
  return new Hono<HttpEnv>()
    .get("/", adminOnly, async (context) => context.json(await site.events.listTrash(context.get("viewer"))))
    .delete("/:id", adminOnly, async (context) => {
      await site.events.removeForGood(context.get("viewer"), parseRowId(context.req.param("id")));
      return context.body(null, 204);
    });
}
