import { APIError } from "better-auth/api";
import { DAY_MS } from "../../domain/dates.ts";
import { IdentityUnavailable, SESSION_MAX_SECONDS } from "./identity-provider.ts";

/**
 * Whether a session has reached its maximum age; better-auth knows the idle lifetime only. A session from the future
 * began while the clock was wrong and would live too long.
 */
export function isOver({ createdAt }: { createdAt: Date }): boolean {
  const age = Date.now() - createdAt.getTime();
  return age >= SESSION_MAX_SECONDS * 1000 || age < -DAY_MS;
}

/** better-auth only reports that the session could not be read; a database error is the only possible cause. */
export function throwUnavailable(error: unknown): never {
  if (error instanceof APIError && error.statusCode >= 500)
    throw new IdentityUnavailable("The session could not be read.", { cause: error });
  throw error;
}

/** better-auth responds with 4xx to a wrong password or code. Rethrows every other error. */
export function refused(error: unknown): undefined {
  if (error instanceof APIError && error.statusCode < 500) return undefined;
  throwUnavailable(error);
}
