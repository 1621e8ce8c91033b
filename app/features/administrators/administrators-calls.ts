/** Each throws {ApiError}. */
import type { EditingRole } from "../../../domain/session";
import { call, jsonBody } from "../../ui/call/request";

type Change = {
  role: EditingRole;
  /** A date, which includes that whole day; null for no end. */
  activeUntil: string | null;
};

export async function changeAdministrator(email: string, change: Partial<Change>): Promise<void> {
  await call(addressOf(email), jsonBody("PATCH", change));
}

export async function removeAdministrator(email: string): Promise<void> {
  await call(addressOf(email), { method: "DELETE" });
}

const addressOf = (email: string) => `/api/administrators/${encodeURIComponent(email)}`;
