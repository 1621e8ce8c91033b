/** `status` is 0 without a response; `fields` has a message for each invalid field. */
export class ApiError extends Error {
  readonly status: number;
  readonly fields: Record<string, string>;
  /** The current version on the server, when a save came too late (412). */
  readonly current: unknown;

  constructor(message: string, status = 0, fields: Record<string, string> = {}, current?: unknown) {
    super(message);
    this.status = status;
    this.fields = fields;
    this.current = current;
  }
}

/** Says why there was no response, and what to do. */
export const noResponse = () =>
  navigator.onLine
    ? "The server could not be reached. Try again."
    : "There was no internet connection. Nothing on this page is lost. Try again when you are online.";

/** Other errors mean that there was no response. */
export const asApiError = (error: unknown): ApiError =>
  error instanceof ApiError ? error : new ApiError(noResponse());

/** A phone that has lost its network may not notice it for a quarter of an hour. */
export const MAX_WAIT_MS = 120_000;

/**
 * Headers of calls to this server, not to another one. The session adds for whom the page is, so that the server refuses
 * a call when someone else has signed in in another tab.
 */
export const ownHeaders: Record<string, string> = {};

/** Resolves to the JSON of the response, if it has any. @throws {ApiError}, or the error of fetch without a response */
export async function call<Result = void>(address: string, init: RequestInit = {}): Promise<Result> {
  const response = await fetch(address, {
    // A file may take longer.
    signal: init.body instanceof FormData ? null : AbortSignal.timeout(MAX_WAIT_MS),
    ...init,
    headers: { Accept: "application/json", ...(address.startsWith("/") && ownHeaders), ...init.headers },
  });
  return readResponse(response.status, await response.text().catch(() => "")) as Result;
}

export function readResponse(status: number, text: string): unknown {
  const body = parse(text);
  if (status < 200 || status > 299) throw failureOf(status, body);
  // The page on which a wireless network asks to sign in. Another server may respond with plain text.
  if (/^\s*</.test(text)) throw new ApiError(noResponse());
  return body;
}

export function jsonBody(method: string, body: unknown, headers?: Record<string, string>): RequestInit {
  return { method, headers: { "Content-Type": "application/json", ...headers }, body: JSON.stringify(body) };
}

/** The header of a call that replaces this revision. */
export const ifMatch = (revision: number | string | undefined): Record<string, string> =>
  revision === undefined ? {} : { "If-Match": `"${revision}"` };

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** The shape of this server's errors. Those of another server may have any other. */
type ErrorBody = { error?: { message?: unknown; fields?: object | null; current?: unknown } } | null | undefined;

function failureOf(status: number, body: unknown): ApiError {
  const { message, fields, current } = (body as ErrorBody)?.error ?? {};
  const texts = Object.entries(fields ?? {}).filter((entry): entry is [string, string] => typeof entry[1] === "string");
  return new ApiError(
    typeof message === "string" ? message : `Status ${status}`,
    status,
    Object.fromEntries(texts),
    current,
  );
}
