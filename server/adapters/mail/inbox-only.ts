import type { Mailer } from "./mailer.ts";

/** Sends nothing: the message waits at /admin/messages, where it was stored. */
export const inboxOnlyMailer: Mailer = { deliver: async () => undefined };
