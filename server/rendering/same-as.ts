/**
 * An internal header of an answer without a body: the address that is kept in its place. Only the cache in front of Hono
 * is ever told (server/front.ts); it looks there, and nothing of it is sent.
 */
export const SAME_AS = "X-Same-As";
