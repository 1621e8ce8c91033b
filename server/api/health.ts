import { Hono } from "hono";
import type { HttpEnv } from "../http/http-env.ts";
import type { Site } from "../site.ts";

/** `/healthz`: the process is up. `/readyz`: the database answers too. */
export function healthApi(site: Site) {
  return new Hono<HttpEnv>()
    .get("/healthz", (context) => context.json({ status: "up" }))
    .get("/readyz", async (context) => {
      try {
        await site.database.ping();
        return context.json({ status: "ready" });
      } catch {
        return context.json({ status: "the database does not answer" }, 503);
      }
    });
}
