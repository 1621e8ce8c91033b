/** A call that did not succeed. `status` is 0 when no answer came; `fields` says what is wrong with which field. */
export class CallFailure extends Error {
  readonly status: number;
  readonly fields: Record<string, string>;

  constructor(message: string, status = 0, fields: Record<string, string> = {}) {
    super(message);
    this.status = status;
    this.fields = fields;
  }
}

/** Makes a call and answers its JSON (undefined for an empty answer). @throws {CallFailure} for everything else */
export async function call(address: string, init: RequestInit = {}): Promise<unknown> {
  const response = await fetch(address, { ...init, headers: { Accept: "application/json", ...init.headers } }).catch(
    (error: unknown) => {
      throw new CallFailure(error instanceof Error ? error.message : "No answer.");
    },
  );
  const text = await response.text().catch(() => "");
  const body = parse(text);
  if (!response.ok) throw failureOf(response.status, body);
  if (text && body === undefined) throw new CallFailure("The answer could not be read.", response.status);
  return body;
}

export function jsonBody(method: string, body: unknown): RequestInit {
  return { method, headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) };
}

function parse(text: string): unknown {
  try {
    return text ? (JSON.parse(text) as unknown) : undefined;
  } catch {
    return undefined;
  }
}

/** Reads `{"error": {"message", "fields"}}`; another server's answer may have any shape. */
function failureOf(status: number, body: unknown): CallFailure {
  const error = property(body, "error");
  const message = property(error, "message");
  const fields = Object.entries((property(error, "fields") ?? {}) as object).filter(
    (entry): entry is [string, string] => typeof entry[1] === "string",
  );
  return new CallFailure(
    typeof message === "string" ? message : `Status ${status}`,
    status,
    Object.fromEntries(fields),
  );
}

function property(value: unknown, name: string): unknown {
  return value && typeof value === "object" ? Reflect.get(value, name) : undefined;
}
