export type Mail = { id: number; from_name: string; from_email: string; message: string; receivedAt: string };

/** A mail of the site itself. */
export type OutgoingMail = { to: string; subject: string; text: string };

export interface Mailer {
  /** True if the receiver recognises a repeated message, so that it may be sent again after an unknown result. */
  repeatable: boolean;
  gapMs: number;
  deliver(message: Mail): Promise<void>;
  /** Missing if the service writes only to the cell's own mailbox. @throws {DeliveryFailure} */
  send?: (mail: OutgoingMail) => Promise<void>;
}
