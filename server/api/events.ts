import { Hono } from "hono";
import { pictureLimit, textLimit } from "../http/body-limit.ts";
import type { HttpEnv } from "../http/http-env.ts";
import type { PageCache } from "../rendering/page-cache.ts";
import type { Site } from "../site.ts";
import { readFile, readForm, readJson } from "./read-body.ts";
import { requireAdminFirst } from "./require-admin-first.ts";
import { parseRowId } from "./row-id.ts";

/** `/api/events`: everyone reads, administrators write. */
export function eventsApi(site: Site, cache: PageCache) {
  const adminOnly = requireAdminFirst(site);

  return new Hono<HttpEnv>()
    .get("/", (context) =>
      cache.answer("/api/events", context.req.raw, async () =>
        Response.json(await site.events.list(), { headers: { "Cache-Control": "public, max-age=0, must-revalidate" } }),
      ),
    )
    .post("/", adminOnly, pictureLimit, async (context) => {
      const form = await readForm(context);
      const fields = Object.fromEntries(
        ["title", "description", "date", "location"].map((name) => [name, form.get(name) ?? undefined]),
      );
      const event = await site.events.create(context.get("viewer"), fields, await readFile(form, "image"));
      return context.json(event, 201);
    })
    .put("/:id", adminOnly, textLimit, async (context) => {
      const id = parseRowId(context.req.param("id"));
      return context.json(await site.events.update(context.get("viewer"), id, await readJson(context)));
    })
    .delete("/:id", adminOnly, async (context) => {
      await site.events.remove(context.get("viewer"), parseRowId(context.req.param("id")));
      return context.body(null, 204);
    });
}
