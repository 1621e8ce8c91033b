import type { z } from "zod";
import { CHECK_FIELDS, type FieldErrors } from "../domain/form-problems.ts";
import { fieldErrors, plainMessage } from "../domain/schemas/plain-issues.ts";

/** An error with a message for the client. The API returns it as JSON, pages show it. */
export class HttpError extends Error {
  readonly status: 400 | 401 | 403 | 404 | 405 | 409 | 410 | 412 | 413 | 415 | 422 | 429 | 503;
  readonly fields: FieldErrors | undefined;
  readonly retryAfterSeconds: number | undefined;
  readonly current: unknown;

  constructor(
    status: HttpError["status"],
    message: string,
    more: { fields?: FieldErrors; retryAfterSeconds?: number; current?: unknown } = {},
  ) {
    super(message);
    this.status = status;
    this.fields = more.fields;
    this.retryAfterSeconds = more.retryAfterSeconds;
    this.current = more.current;
  }
}

/** The message is also that of the field. */
export function fieldError(field: string, message: string, status: HttpError["status"] = 400): HttpError {
  return new HttpError(status, message, { fields: { [field]: message } });
}

/** @throws {HttpError} 400 if there are messages about fields */
export function refuse(fields: FieldErrors, summary = CHECK_FIELDS): void {
  if (Object.keys(fields).length > 0) throw new HttpError(400, summary, { fields });
}

/** For the `catch` of what somebody may delete meanwhile. */
export function undefinedIfGone(error: unknown): undefined {
  if (!(error instanceof HttpError) || error.status !== 404) throw error;
}

/** @throws {HttpError} 400 with the first problem of each invalid field */
export function parseInput<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const parsed = schema.safeParse(input, { error: plainMessage });
  if (parsed.success) return parsed.data;
  throw new HttpError(400, CHECK_FIELDS, { fields: fieldErrors(parsed.error.issues) });
}
