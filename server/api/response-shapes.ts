/** The shapes of the API's responses, for OpenAPI. Tests compare every response with them. */
import { z } from "zod";
import { setDocument } from "../../app/features/changes/change-set-schema.server.ts";
import { savedContent } from "../../app/features/content/content-schema.server.ts";
import { savedReport } from "../../app/features/event-reports/event-report-schema.server.ts";
import { savedEvent } from "../../app/features/events/event-schema.server.ts";

export const health = z.strictObject({ status: z.string() });

/** `fields` has a message per invalid field, `current` the version that someone else saved meanwhile. */
export const refusal = z
  .strictObject({
    error: z.strictObject({
      message: z.string().min(1),
      fields: z.record(z.string(), z.string()).optional(),
      current: z.union([savedEvent, savedReport, savedContent, setDocument]).optional(),
      requestId: z.string().optional(),
    }),
  })
  .meta({ id: "Refusal" });
