import { call, ifMatch, jsonBody } from "../../ui/call/request";
import type { SessionNode, SessionStep, StudentList } from "./new-session";

const ADDRESS = "/api/new-sessions";
const BEGIN = "/admin/session";
export const stepPath = (id: number, step: SessionStep) => `${BEGIN}/${id}/${step}`;

type Settings = { label: string; publishOn: string | null };
/** The set that is changed, in the revision that the person saw. */
type Seen = { id: number; revision: number };

/** Returns the id of its set of changes. @throws {ApiError} 400 naming the field */
export async function beginSession(beginning: Settings & { year: number }): Promise<{ id: number }> {
  return (await call(ADDRESS, jsonBody("POST", beginning))) as { id: number };
}

/** Returns the id of the new set. @throws {ApiError} */
export async function prepareAgain(id: number): Promise<{ id: number }> {
  return (await call(`${ADDRESS}/${id}/again`, { method: "POST" })) as { id: number };
}

/** @throws {ApiError} 412 if someone else has changed it since */
export const changeSettings = (seen: Seen, settings: Settings) => send(seen, "PUT", "", settings);
/** @throws {ApiError} 412 if someone else has changed it since */
export const setStaying = (seen: Seen, stay: string[]) => send(seen, "PUT", "/staying", { stay });
/** @throws {ApiError} 400 naming fields, 412 if someone else has changed it since */
export const addPeople = (seen: Seen, people: object[]) => send(seen, "POST", "/people", { people });
/** @throws {ApiError} 412 if someone else has changed it since */
export const setNodes = (seen: Seen, nodes: SessionNode[]) => send(seen, "PUT", "/nodes", { nodes });

/** @throws {ApiError} 412 if someone else has changed it since */
export const movePerson = (seen: Seen, person: string, list: StudentList) =>
  send(seen, "PATCH", `/people/${person}`, { list });

/** @throws {ApiError} 412 if someone else has changed it since */
export async function removePerson({ id, revision }: Seen, person: string): Promise<void> {
  await call(`${ADDRESS}/${id}/people/${person}`, { method: "DELETE", headers: ifMatch(revision) });
}

/** Null does not change the text. @throws {ApiError} 404 if the text has changed since */
export async function settleText(id: number, text: string, changed: string | null): Promise<void> {
  await call(`${ADDRESS}/${id}/texts/${text}`, jsonBody("PUT", { text: changed }));
}

async function send({ id, revision }: Seen, method: string, path: string, body: object): Promise<void> {
  await call(`${ADDRESS}/${id}${path}`, jsonBody(method, body, ifMatch(revision)));
}
