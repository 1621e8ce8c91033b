/** Each throws {ApiError}. */
import type { z } from "zod";
import { call, jsonBody } from "../../ui/call/request";
import type { PasswordLink } from "../accounts/password-link.server";
import type { accessChange } from "./administrators.server";

export async function changeAdministrator(email: string, change: z.input<typeof accessChange>): Promise<void> {
  await call(addressOf(email), jsonBody("PATCH", change));
}

export async function removeAdministrator(email: string): Promise<void> {
  await call(addressOf(email), { method: "DELETE" });
}

export async function makePasswordLink(email: string): Promise<PasswordLink> {
  return (await call(`${addressOf(email)}/password-link`, { method: "POST" })) as PasswordLink;
}

const addressOf = (email: string) => `/api/administrators/${encodeURIComponent(email)}`;
