import { CallFailure } from "../../api/request";

/** A wrong pair has the specification's words; a server that is away or asks for patience says so, since the password may be right. */
export function signInFailure(error: unknown): string {
  if (!(error instanceof CallFailure)) return "Something went wrong. Try again.";
  if (error.status === 401 || error.status === 400) return "Invalid login credentials";
  if (error.status === 429) return error.message;
  return "Signing in does not work at the moment. Try again in a little while.";
}
