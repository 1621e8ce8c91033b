import type { Credentials, Viewer } from "../../../domain/session";
import { call, jsonBody } from "../../ui/call/request";

/** @throws {ApiError} */
export async function readSession(): Promise<Viewer> {
  return (await call("/api/session")) as Viewer;
}

/** @throws {ApiError} 401 for a wrong e-mail or password */
export async function signIn(credentials: Credentials): Promise<Viewer> {
  return (await call("/api/session", jsonBody("POST", credentials))) as Viewer;
}

/** @throws {ApiError} */
export async function signOut(): Promise<void> {
  await call("/api/session", { method: "DELETE" });
}
