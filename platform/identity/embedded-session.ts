import { APIError } from "better-auth/api";
import { DAY_MS } from "../../domain/dates.ts";
import { IdentityUnavailable, SESSION_MAX_SECONDS } from "./identity-provider.ts";

/**
 * Whether a session has lived as long as any may, however much it was used: better-auth knows the idle lifetime only.
 * One of a day to come began while the clock was wrong, and would live until then.
 */
export function isOver({ createdAt }: { createdAt: Date }): boolean {
  const age = Date.now() - createdAt.getTime();
  return age >= SESSION_MAX_SECONDS * 1000 || age < -DAY_MS;
}

/** better-auth says only that the session could not be read; the database is the one reason it can have. */
export function throwUnavailable(error: unknown): never {
  if (error instanceof APIError && error.statusCode >= 500)
    throw new IdentityUnavailable("The session could not be read.", { cause: error });
  throw error;
}

/** better-auth responds with 4xx to a wrong password or code. Any other error is a fault and must not look like that. */
export function refused(error: unknown): undefined {
  if (error instanceof APIError && error.statusCode < 500) return undefined;
  throwUnavailable(error);
}
