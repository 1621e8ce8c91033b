import type { ContactMessage } from "../../../domain/contact-message.ts";

/** Tells the cell about a message that is already stored. */
export interface Mailer {
  /** @throws when the message was not delivered */
  deliver(message: ContactMessage): Promise<void>;
}
