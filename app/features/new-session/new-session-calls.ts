/** Each throws {ApiError}; those with `Seen` throw 412 if someone else has changed it since. */
import { call, ifMatch, jsonBody } from "../../ui/call/request";
import type { SessionNode, SessionStep, StudentList } from "./new-session";

const ADDRESS = "/api/new-sessions";
const BEGIN = "/admin/session";
export const stepPath = (id: number, step: SessionStep) => `${BEGIN}/${id}/${step}`;

type Settings = { label: string; publishOn: string | null };
/** The set that is changed, in the revision that the person saw. */
type Seen = { id: number; revision: number };

type Begun = { id: number };

/** Returns the id of its set of changes. @throws {ApiError} 400 naming the field */
export const beginSession = (beginning: Settings & { year: number }) =>
  call<Begun>(ADDRESS, jsonBody("POST", beginning));

export const changeSettings = (seen: Seen, settings: Settings) => send(seen, "PUT", "", settings);
/** `known` lists all people whom the person saw. */
export const setStaying = (seen: Seen, stay: string[], known: string[]) =>
  send(seen, "PUT", "/staying", { stay, known });
/** @throws {ApiError} 400 naming fields */
export const addPeople = (seen: Seen, people: object[]) => send(seen, "POST", "/people", { people });
export const setNodes = (seen: Seen, nodes: SessionNode[]) => send(seen, "PUT", "/nodes", { nodes });
/** Any revision will do, because the other people remain as they are. So several people can be moved at once. */
export const movePerson = (id: number, person: string, list: StudentList) =>
  call(`${ADDRESS}/${id}/people/${person}`, jsonBody("PATCH", { list }));
export const removePerson = (id: number, person: string) =>
  call(`${ADDRESS}/${id}/people/${person}`, { method: "DELETE" });

/** Null does not change the text. @throws {ApiError} 404 if the text has changed since */
export const settleText = (id: number, text: string, changed: string | null) =>
  call(`${ADDRESS}/${id}/texts/${text}`, jsonBody("PUT", { text: changed }));

const send = ({ id, revision }: Seen, method: string, path: string, body: object) =>
  call(`${ADDRESS}/${id}${path}`, jsonBody(method, body, ifMatch(revision)));
