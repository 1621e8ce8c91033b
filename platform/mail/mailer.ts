export type Mail = { id: number; from_name: string; from_email: string; message: string; receivedAt: string };

/** A message from the site itself, not from a visitor. */
export type OutgoingMail = { to: string; subject: string; text: string };

export interface Mailer {
  /** True if the receiver recognises a repeated message, so that it can be sent again after a lost response. */
  repeatable: boolean;
  gapMs: number;
  deliver(message: Mail): Promise<void>;
  /** Missing if the service writes only to the cell's own mailbox. @throws {DeliveryFailure} */
  send?: (mail: OutgoingMail) => Promise<void>;
}
