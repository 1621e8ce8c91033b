import { vitalsReport } from "../../domain/schemas/vitals.ts";
import { parseInput, Refusal } from "../services/refusal.ts";
import { readJson } from "./read-body.ts";
import { jsonBody, type Route } from "./route.ts";

export const vitalsRoutes: Route[] = [
  {
    method: "POST",
    path: "/api/vitals",
    who: "anyone",
    summary: "Takes how fast a visitor's browser showed a page, as one line of the log; there only where VITALS is on",
    takes: jsonBody(vitalsReport),
    answers: { 204: "nothing" },
    refuses: [404, 429],
    async handle(context, { env, vitalsLimit }) {
      if (env.VITALS !== "on") throw new Refusal(404, "There is no such call.");
      await vitalsLimit.take(context.get("address"), () => "Too many reports in a short time.");
      context.get("log").info(parseInput(vitalsReport, await readJson(context)), "vitals");
      return context.body(null, 204);
    },
  },
];
