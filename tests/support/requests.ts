/** Requests as a browser sends them, for tests. */
import type { App } from "../../server/app.ts";
import type { Event } from "../../app/features/events/event.ts";

export const EVENT = {
  title: "Pitch Night",
  description: "Four minutes each.",
  date: "2026-03-09",
  location: "Innovation Block",
};

/** Returns the second argument of `app.request` for a form; a `Uint8Array` becomes a file named `picture.png`. */
export function form(fields: Record<string, string | Uint8Array | File>, cookie?: string) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields))
    body.append(name, value instanceof Uint8Array ? file(value) : value);
  return { method: "POST", body, headers: cookie ? { Cookie: cookie } : undefined };
}

export function file(bytes: Uint8Array, name = "picture.png", type = "image/png"): File {
  return new File([new Uint8Array(bytes)], name, { type });
}

/** Adds an event with `EVENT` and `fields`, and returns the response. */
export async function addEvent(
  app: App,
  cookie: string,
  fields: Record<string, string | Uint8Array> = {},
): Promise<Event> {
  const response = await app.request("/api/events", form({ ...EVENT, ...fields }, cookie));
  if (response.status !== 201)
    throw new Error(`POST /api/events returned ${response.status}: ${await response.text()}`);
  return (await response.json()) as Event;
}

export async function listEvents(app: App): Promise<Event[]> {
  return (await (await app.request("/api/events")).json()) as Event[];
}

/** Returns the status and error of a response; also checks the error's shape. */
export async function errorOf(
  response: Response,
): Promise<{ status: number; message: string; fields?: Record<string, string> }> {
  const body = await response.text();
  if (!body) throw new Error(`Expected an error, got status ${response.status}`);
  const { error, ...rest } = JSON.parse(body) as { error: { message: string; fields?: Record<string, string> } };
  if (Object.keys(rest).length > 0 || typeof error?.message !== "string" || !error.message)
    throw new Error("This is not the shape of an error.");
  return { status: response.status, ...error };
}

/** Returns a body that records whether anyone began to read it. */
export function watchedBody() {
  const seen = { read: false };
  const body = new ReadableStream(
    {
      pull(controller) {
        seen.read = true;
        controller.close();
      },
    },
    { highWaterMark: 0 },
  );
  return { seen, body, duplex: "half" as const };
}

/** Returns the `Cookie` header after a response: its cookies, and others of the header before. */
export function cookieHeaderOf({ headers }: Pick<Response, "headers">, before = ""): string {
  const set = headers.getSetCookie().map((cookie) => cookie.split(";")[0]!);
  const isReplaced = (pair: string) => set.some((one) => one.startsWith(`${pair.split("=")[0]}=`));
  return [...before.split("; ").filter((pair) => pair && !isReplaced(pair)), ...set].join("; ");
}

/** Returns the value and the lower-case attributes of the cookie in `set-cookie` whose name ends with `name`. */
export function cookieSet(response: Response, name: string) {
  const line = response.headers.getSetCookie().find((cookie) => cookie.split("=")[0]!.endsWith(name));
  if (!line) return undefined;
  const [pair, ...attributes] = line.split(/;\s*/) as [string, ...string[]];
  return {
    name: pair.split("=")[0]!,
    value: pair.slice(pair.indexOf("=") + 1),
    attributes: attributes.map((attribute) => attribute.toLowerCase()),
  };
}

/** Stores data without the schema, such as that of an older release or a restored file. */
export async function storeUnchecked({ site }: App, fields: object): Promise<void> {
  const { kysely } = site.database;
  for (const { id, data } of await kysely.selectFrom("document").select(["id", "data"]).execute()) {
    const changed = JSON.stringify({ ...(JSON.parse(data) as object), ...fields });
    await kysely.updateTable("document").set({ data: changed }).where("id", "=", id).execute();
  }
}
