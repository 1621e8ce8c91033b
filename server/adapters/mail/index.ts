import { consoleMailer } from "./console.ts";
import { inboxOnlyMailer } from "./inbox-only.ts";
import type { Mailer } from "./mailer.ts";

/** In development the terminal shows each message; on a real site its text belongs in the inbox, not in a log. */
export function openMailer({ development }: { development: boolean }): Mailer {
  return development ? consoleMailer() : inboxOnlyMailer;
}
