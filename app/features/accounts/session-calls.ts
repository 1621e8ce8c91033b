/** Each throws {ApiError}. */
import type { Viewer } from "../../../domain/session";
import { call } from "../../ui/call/request";

export const readSession = () => call<Viewer>("/api/session");
export const signOut = () => call("/api/session", { method: "DELETE" });
