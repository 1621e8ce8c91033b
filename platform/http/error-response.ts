import type { Context } from "hono";
import { DatabaseUnavailable } from "../database/database.ts";
import { IdentityUnavailable } from "../identity/identity-provider.ts";
import { HttpError } from "../http-error.ts";
import type { HttpEnv } from "./http-env.ts";

/** Returns `{"error": {"message", "fields"?, "current"?}}`. Unexpected errors are logged, not described. */
export function errorResponse(error: unknown, context: Context<HttpEnv>): Response {
  const refusal = toHttpError(error);
  if (!refusal) {
    const id = context.get("requestId");
    context.get("log").error({ err: error }, "request failed");
    return context.json(
      { error: { message: "Something went wrong on our side. Try again in a moment.", requestId: id } },
      500,
    );
  }
  if (refusal.status === 503) context.get("log").warn({ err: error }, "a part of the site is away");
  if (refusal.retryAfterSeconds) context.header("Retry-After", String(refusal.retryAfterSeconds));
  const { message, fields, current } = refusal;
  return context.json({ error: { message, fields, current } }, refusal.status);
}

export function toHttpError(error: unknown): HttpError | undefined {
  if (error instanceof HttpError) return error;
  if (isBrokenOff(error)) return new HttpError(400, "The request broke off before its end.");
  if (error instanceof DatabaseUnavailable) {
    return new HttpError(503, "The site cannot save anything right now. Try again in a moment.", {
      retryAfterSeconds: 5,
    });
  }
  if (error instanceof IdentityUnavailable) {
    return new HttpError(503, "Your sign-in cannot be checked at the moment. Try again in a little while.", {
      retryAfterSeconds: 10,
    });
  }
  return undefined;
}

/** Node's messages for a client that left while sending its body, which is no fault of the site. */
function isBrokenOff(error: unknown): boolean {
  return error instanceof Error && error.message === "aborted" && "code" in error && error.code === "ECONNRESET";
}
