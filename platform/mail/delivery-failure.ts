/** `away`: the service is down; `later`: this message must wait; `refused`: never accepted; `unknown`: no response. */
export type FailureKind = "away" | "later" | "refused" | "unknown";

export class DeliveryFailure extends Error {
  readonly kind: FailureKind;

  constructor(kind: FailureKind, message: string, options?: ErrorOptions) {
    super(message, options);
    this.kind = kind;
  }
}
