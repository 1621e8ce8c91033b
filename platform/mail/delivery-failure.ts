/**
 * Why a message was not delivered, as the outbox needs to know it:
 * `away` - the service could not be reached or is not well; nothing was taken, and other messages need not try now;
 * `later` - this message was put off; `refused` - this message will never be taken;
 * `unknown` - it may have been accepted; the response was lost.
 */
export type FailureKind = "away" | "later" | "refused" | "unknown";

export class DeliveryFailure extends Error {
  readonly kind: FailureKind;

  constructor(kind: FailureKind, message: string, options?: ErrorOptions) {
    super(message, options);
    this.kind = kind;
  }
}
