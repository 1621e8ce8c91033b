type HttpError = { status: number; message: string; fields?: Record<string, string>; retryAfterSeconds?: number };

/** Reads an error in an action, because browser code cannot use the server's own class. */
export function asHttpError(error: unknown): HttpError {
  return error instanceof Error && "status" in error && typeof error.status === "number"
    ? (error as Error & HttpError)
    : { status: 500, message: "" };
}
