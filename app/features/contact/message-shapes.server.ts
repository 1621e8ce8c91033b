import { z } from "zod";

export const inboxMessage = z
  .strictObject({
    id: z.int(),
    from_name: z.string(),
    from_email: z.string(),
    message: z.string(),
    receivedAt: z.iso.datetime(),
    /** Null for a new message. */
    readAt: z.iso.datetime().nullable(),
    answeredAt: z.iso.datetime().nullable(),
    suspicion: z.string().nullable(),
    /** Null without a mail service, or if the message looks like spam. */
    delivery: z
      .strictObject({
        /** `unknown`: the message may have been accepted, but the response was lost. */
        state: z.enum(["waiting", "delivered", "failed", "unknown"]),
        reason: z.string().nullable(),
      })
      .nullable(),
  })
  .meta({ id: "InboxMessage" });

export const stored = z.strictObject({ stored: z.literal(true) });

export const removed = z.strictObject({ removed: z.int() });

export const resent = z.strictObject({ resent: z.int() });
