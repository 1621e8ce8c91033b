/** A contact message, as far as it is mailed. */
export type Mail = { id: number; from_name: string; from_email: string; message: string; receivedAt: string };

/** Tells the cell about a message that is already stored. */
export interface Mailer {
  /** Whether the same message may be handed in again when it is not known if it was taken: the receiver can tell a repetition. */
  repeatable: boolean;
  /** The least time from one delivery to the next, where the service asks for one. */
  gapMs: number;
  /** @throws {DeliveryFailure} when the message was not, or perhaps not, delivered */
  deliver(message: Mail): Promise<void>;
}
