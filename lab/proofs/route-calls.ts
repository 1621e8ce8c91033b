/** Sends requests of `route-requests.ts`, and makes sure that rows exist for them. */
import type { Route } from "../../platform/http/route.ts";
import type { Credentials } from "../../domain/session.ts";
import { EVENT } from "../../tests/support/requests.ts";
import type { RouteRequest } from "./route-requests.ts";
import { addressOf } from "./stranger.ts";

/** The number of rows of each kind before a route's turn, because other routes remove some. */
const ROWS = 12;
/** The fields of forms that are files. */
export const FILES = new Set(["image", "file"]);

type Init = { method?: string; body?: BodyInit; headers?: Record<string, string> };
export type Call = (address: string, init?: Init) => Promise<Response>;

/** Each request comes from another address, because rate limits are not tested here. */
export function callerOf(url: string): Call {
  let turn = 0;
  return async (address, { headers, ...init } = {}) => {
    turn += 1;
    const own = { "X-Forwarded-For": addressOf(turn) };
    return fetch(url + address, { redirect: "manual", ...init, headers: { ...headers, ...own } });
  };
}

export async function signIn(call: Call, credentials: Credentials): Promise<string> {
  const headers = { "Content-Type": "application/json" };
  const response = await call("/api/session", { method: "POST", headers, body: JSON.stringify(credentials) });
  const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(";")[0]);
  if (!response.ok) throw new Error(`Sign-in answered ${response.status}.`);
  return cookies.join("; ");
}

/** Such a route would end the session that all requests use. */
export const endsSession = ({ method, path }: Route) => method === "DELETE" && path === "/api/session";

/** Returns the arguments of `fetch`. */
export function sent({ method, path, requestBody }: Route, request: RouteRequest, cookie: string) {
  const query = new URLSearchParams(given(request.query)).toString();
  const address = path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(request.parameters[name]!));
  const headers: Record<string, string> = { ...given(request.headers), ...(cookie && { Cookie: cookie }) };
  const { body } = request;
  let content: BodyInit | undefined;
  if (body && "raw" in body) {
    content = body.raw;
    headers["Content-Type"] = body.type;
  } else if (body && requestBody?.type === "application/json") {
    content = JSON.stringify(body.fields);
    headers["Content-Type"] = requestBody.type;
  } else if (body) content = formOf(body.fields);
  return { address: query ? `${address}?${query}` : address, init: { method, headers, body: content } };
}

function given(values: { [name: string]: string | undefined }): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}

function formOf(fields: unknown): FormData {
  const form = new FormData();
  for (const [name, value] of entriesOf(fields)) {
    if (value instanceof Uint8Array) form.append(name, new File([new Uint8Array(value)], "file.bin"));
    else form.append(name, textOf(value));
  }
  return form;
}

/** Returns the fields as the server reads them: a form has only texts, and its own line breaks. */
export function formTexts(fields: unknown): Record<string, string> {
  const texts = entriesOf(fields).filter(([, value]) => !(value instanceof Uint8Array));
  return Object.fromEntries(
    texts.map(([name, value]) => [
      name,
      textOf(value)
        .toWellFormed()
        .replaceAll(/\r\n|\r|\n/g, "\r\n"),
    ]),
  );
}

const entriesOf = (fields: unknown) => Object.entries(fields && typeof fields === "object" ? fields : {});
const textOf = (value: unknown) => (typeof value === "string" ? value : (JSON.stringify(value) ?? ""));

/** Adds missing rows and returns the ids for `route`. */
export async function fill(call: Call, cookie: string, { path }: Route): Promise<number[]> {
  const kind = path.startsWith("/api/messages") ? "/api/messages" : path.startsWith("/api/trash") ? "/api/trash" : "";
  const isRestore = path.endsWith("/restore");
  const where = kind || (isRestore ? "/api/trash" : "/api/events?drafts");
  const list = async () => {
    const response = await call(where, { headers: { Cookie: cookie } });
    return ((await response.json()) as { id: number }[]).map(({ id }) => id);
  };
  for (let missing = ROWS - (await list()).length; missing > 0; missing -= 1) {
    if (where === "/api/messages") await addMessage(call);
    else await addEvent(call, cookie, { trashed: where === "/api/trash" });
  }
  return list();
}

async function addMessage(call: Call): Promise<void> {
  const body = JSON.stringify({ from_name: "Meera", from_email: "meera@example.edu", message: "Hello" });
  await call("/api/contact", { method: "POST", headers: { "Content-Type": "application/json" }, body });
}

async function addEvent(call: Call, cookie: string, { trashed }: { trashed: boolean }): Promise<void> {
  const headers = { Cookie: cookie };
  const response = await call("/api/events", { method: "POST", headers, body: formOf(EVENT) });
  const { id } = (await response.json()) as { id: number };
  if (trashed) await call(`/api/events/${id}`, { method: "DELETE", headers });
}
