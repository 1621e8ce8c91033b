/**
 * `away`: the service is down, other messages wait too. `later`: only this message was deferred. `refused`: it will
 * never be accepted. `unknown`: it may have been accepted, but the response was lost.
 */
export type FailureKind = "away" | "later" | "refused" | "unknown";

export class DeliveryFailure extends Error {
  readonly kind: FailureKind;

  constructor(kind: FailureKind, message: string, options?: ErrorOptions) {
    super(message, options);
    this.kind = kind;
  }
}
