import { APIError } from "better-auth/api";
import { IdentityUnavailable, SESSION_MAX_SECONDS } from "./identity-provider.ts";

/** better-auth checks only how long a session was unused. */
export function isOver({ createdAt }: { createdAt: Date }): boolean {
  return Date.now() - createdAt.getTime() >= SESSION_MAX_SECONDS * 1000;
}

/** better-auth only reports that it could not read the session; a database error is the only possible cause. */
export function throwUnavailable(error: unknown): never {
  if (error instanceof APIError && error.statusCode >= 500)
    throw new IdentityUnavailable("The session could not be read.", { cause: error });
  throw error;
}

export function refused(error: unknown): undefined {
  if (error instanceof APIError && error.statusCode < 500) return undefined;
  throwUnavailable(error);
}
