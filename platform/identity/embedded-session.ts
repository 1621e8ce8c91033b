import { APIError } from "better-auth/api";
import { DAY_MS } from "../../domain/dates.ts";
import { IdentityUnavailable, SESSION_MAX_SECONDS } from "./identity-provider.ts";

/** better-auth knows the idle lifetime only. A session from the future began while the clock was wrong. */
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

export function refused(error: unknown): undefined {
  if (error instanceof APIError && error.statusCode < 500) return undefined;
  throwUnavailable(error);
}
