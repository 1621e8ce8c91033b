/** The event calls of the specification's section 7. `base` is `API_URL`; empty means this server. */
import type { Event } from "../../domain/event";
import { call, CallFailure, jsonBody } from "./request";

/** What the specification names. Our own server says more; of another's answer no more is read. */
type SpecifiedEvent = Pick<Event, "id" | "title" | "description" | "date" | "location"> & { image?: string };

/** What the events of another server do not say. Without a slug they have no page here. */
const UNSAID = {
  picture: null,
  imageAlt: null,
  imageCredit: "",
  imageFocus: "center",
  startTime: "",
  endDate: "",
  endTime: "",
  state: "scheduled",
  stateNote: "",
  linkUrl: "",
  linkLabel: "",
  outcome: "",
  photos: [],
  draft: false,
  slug: "",
  revision: 0,
  updatedAt: "",
} satisfies Partial<Event>;

/** Every event. Takes an array or an object with a `data` array. @throws {CallFailure} */
export async function listEvents(base: string, signal?: AbortSignal): Promise<Event[]> {
  const body = await call(`${base}/api/events`, { signal, ...credentials(base) });
  const list: unknown = Array.isArray(body)
    ? body
    : body && typeof body === "object" && "data" in body
      ? body.data
      : undefined;
  if (!Array.isArray(list)) throw new CallFailure("The answer holds no list of events.");
  return list.filter(isEvent).map((event) => (base ? fromElsewhere(base, event) : { ...UNSAID, image: "", ...event }));
}

/** @throws {CallFailure} */
export async function createEvent(base: string, form: FormData): Promise<void> {
  await call(`${base}/api/events`, { method: "POST", body: form, ...credentials(base) });
}

/** @throws {CallFailure} */
export async function updateEvent(
  base: string,
  id: number,
  event: { title: string; description: string; date: string; location: string; image: string },
) {
  await call(`${base}/api/events/${id}`, { ...jsonBody("PUT", event), ...credentials(base) });
}

/** @throws {CallFailure} */
export async function deleteEvent(base: string, id: number): Promise<void> {
  await call(`${base}/api/events/${id}`, { method: "DELETE", ...credentials(base) });
}

/** Stores a picture and answers its address. @throws {CallFailure} */
export async function uploadImage(base: string, file: File): Promise<string> {
  const form = new FormData();
  form.set("file", file);
  const body = await call(`${base}/api/upload`, { method: "POST", body: form, ...credentials(base) });
  if (body && typeof body === "object" && "imageUrl" in body && typeof body.imageUrl === "string") return body.imageUrl;
  throw new CallFailure("The answer names no picture.");
}

/** Our cookie goes to this server only. */
function credentials(base: string): { credentials: RequestCredentials } {
  return { credentials: base ? "omit" : "same-origin" };
}

function fromElsewhere(base: string, { id, title, description, date, location, image }: SpecifiedEvent): Event {
  return { ...UNSAID, id, title, description, date, location, image: resolveImage(base, image) };
}

function isEvent(value: unknown): value is SpecifiedEvent {
  if (!value || typeof value !== "object" || !Number.isInteger(Reflect.get(value, "id"))) return false;
  return ["title", "description", "date", "location"].every((name) => typeof Reflect.get(value, name) === "string");
}

/** Another server's pictures have addresses of that server. */
function resolveImage(base: string, image: unknown): string {
  if (typeof image !== "string" || !image) return "";
  return URL.canParse(image, base) ? new URL(image, base).href : "";
}
