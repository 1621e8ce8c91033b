/** The header of a call that is done once, however often it is sent (platform/documents/idempotency-key.ts). */
export const ONCE = {
  "Idempotency-Key": "The same request with the same key runs only once. Another request with that key is rejected.",
};
