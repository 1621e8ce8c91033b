/** Reads events as in the specification's section 7. `base` is `API_URL`; empty means this server. */
import type { Event } from "./event";
import { call, ApiError } from "../../ui/call/request";

/** The only fields that another server must have. */
type SpecifiedEvent = Pick<Event, "id" | "title" | "description" | "date" | "location"> & { image?: string };

/** Gives events of another server default values. Without a slug they have no page here. */
async function emptyEvent() {
  // Only visitors of a site with another server need this module.
  const { EMPTY_EVENT } = await import("./event-collection");
  return { ...EMPTY_EVENT, picture: null, photos: [], draft: false, slug: "", revision: 0, updatedAt: "" };
}

/** The response may be an array or an object with a `data` array. @throws {ApiError} */
export async function listEvents(base: string, signal?: AbortSignal): Promise<Event[]> {
  const body = await call<unknown>(`${base}/api/events`, { signal, ...credentials(base) });
  const list: unknown = Array.isArray(body)
    ? body
    : body && typeof body === "object" && "data" in body
      ? body.data
      : undefined;
  if (!Array.isArray(list)) throw new ApiError("The response contains no list of events.");
  const empty = await emptyEvent();
  return list.filter(isEvent).map((event) => ({ ...empty, ...(base ? fromElsewhere(base, event) : event) }));
}

/** Only this server gets our cookie. */
export function credentials(base: string): { credentials: RequestCredentials } {
  return { credentials: base ? "omit" : "same-origin" };
}

function fromElsewhere(base: string, { id, title, description, date, location, image }: SpecifiedEvent) {
  return { id, title, description, date, location, image: resolveImage(base, image) };
}

function isEvent(value: unknown): value is SpecifiedEvent {
  if (!value || typeof value !== "object" || !Number.isInteger(Reflect.get(value, "id"))) return false;
  return ["title", "description", "date", "location"].every((name) => typeof Reflect.get(value, name) === "string");
}

/** Makes paths of another server's pictures absolute. */
function resolveImage(base: string, image: unknown): string {
  if (typeof image !== "string" || !image) return "";
  return URL.canParse(image, base) ? new URL(image, base).href : "";
}
