type HttpError = { status: number; message: string; fields?: Record<string, string>; retryAfterSeconds?: number };

/** Reads an error in an action. The server's own class is not available in browser code. */
export function asHttpError(error: unknown): HttpError {
  return error instanceof Error && "status" in error && typeof error.status === "number"
    ? (error as Error & HttpError)
    : { status: 500, message: "" };
}
