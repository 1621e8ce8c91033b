import type { Viewer } from "../../../domain/session";
import { call } from "../../ui/call/request";

/** @throws {ApiError} */
export async function readSession(): Promise<Viewer> {
  return (await call("/api/session")) as Viewer;
}

/** @throws {ApiError} */
export async function signOut(): Promise<void> {
  await call("/api/session", { method: "DELETE" });
}
