import { z } from "zod";
import { route, type Route } from "../../../platform/http/route.ts";
import type { HandoverParts } from "./handover-context.ts";
import type { RestoreDrill } from "./restore-drill.ts";

const count = z.int().min(0).describe("In the restored backup.");
const drill = z
  .strictObject({
    ok: z.boolean(),
    at: z.iso.datetime(),
    backup: z.string().describe("The name of its file."),
    problem: z.string().nullable(),
    events: count,
    messages: count,
    documents: count.describe("In the restored backup, without events."),
    pictures: count,
    files: count.describe("In the restored backup: private files of events."),
  })
  .meta({ id: "RestoreDrill" }) satisfies z.ZodType<RestoreDrill>;

export const restoreDrillRoutes: Route<HandoverParts>[] = [
  route({
    method: "POST",
    path: "/api/restore-drill",
    who: "administrator",
    summary: "Restores the newest backup into a temporary folder, and compares it with the site",
    responses: { 200: { json: drill } },
    errors: [409],
    handle: ({ viewer }, { restoreDrill }) => restoreDrill.run(viewer),
  }),
];
