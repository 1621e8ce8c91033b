import type { ContactMessage } from "../../app/features/contact/contact-message.ts";
import type { Mailer } from "../../platform/mail/mailer.ts";

export function mailerOf(deliver: (message: ContactMessage) => Promise<void>): Mailer {
  return { repeatable: true, gapMs: 0, deliver };
}
