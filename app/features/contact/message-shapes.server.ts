import { z } from "zod";
import type { InboxMessage } from "./contact-message.ts";

export const inboxMessage = z
  .strictObject({
    id: z.int(),
    from_name: z.string(),
    from_email: z.string(),
    message: z.string(),
    receivedAt: z.iso.datetime(),
    readAt: z.iso.datetime().nullable(),
    answeredAt: z.iso.datetime().nullable(),
    suspicion: z.string().nullable(),
    delivery: z
      .strictObject({
        state: z.enum(["waiting", "delivered", "failed", "unknown"]),
        reason: z.string().nullable(),
      })
      .nullable(),
  })
  .meta({ id: "InboxMessage" }) satisfies z.ZodType<InboxMessage>;

export const stored = z.strictObject({ stored: z.literal(true) });

export const removed = z.strictObject({ removed: z.int() });

export const resent = z.strictObject({ resent: z.int() });
