import { Hono } from "hono";
import { vitalsReport } from "../../domain/schemas/vitals.ts";
import { pageFormLimit } from "../http/body-limit.ts";
import type { HttpEnv } from "../http/http-env.ts";
import { parseInput, Refusal } from "../services/refusal.ts";
import type { Site } from "../site.ts";
import { readJson } from "./read-body.ts";

/** `POST /api/vitals`: how fast a visitor's browser showed a page, as one line of the log. There only where VITALS is on. */
export function vitalsApi({ env, vitalsLimit }: Site) {
  return new Hono<HttpEnv>().post("/", pageFormLimit, async (context) => {
    if (env.VITALS !== "on") throw new Refusal(404, "There is no such call.");
    await vitalsLimit.take(context.get("address"), () => "Too many reports in a short time.");
    context.get("log").info(parseInput(vitalsReport, await readJson(context)), "vitals");
    return context.body(null, 204);
  });
}
