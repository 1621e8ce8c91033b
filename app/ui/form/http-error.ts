type HttpError = { status: number; message: string; fields?: Record<string, string>; retryAfterSeconds?: number };

/** What an action shows of an error. The server's own class stays on the server; every other error is a fault of ours. */
export function asHttpError(error: unknown): HttpError {
  return error instanceof Error && "status" in error && typeof error.status === "number"
    ? (error as Error & HttpError)
    : { status: 500, message: "" };
}
