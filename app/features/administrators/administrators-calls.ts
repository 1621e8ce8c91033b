/** Each throws {ApiError}. */
import type { z } from "zod";
import { call, jsonBody } from "../../ui/call/request";
import type { PasswordLink } from "../accounts/password-link.server";
import type { accessChange } from "./administrators.server";

const addressOf = (email: string) => `/api/administrators/${encodeURIComponent(email)}`;

export const changeAdministrator = (email: string, change: z.input<typeof accessChange>) =>
  call(addressOf(email), jsonBody("PATCH", change));
export const removeAdministrator = (email: string) => call(addressOf(email), { method: "DELETE" });
export const makePasswordLink = (email: string) =>
  call<PasswordLink>(`${addressOf(email)}/password-link`, { method: "POST" });
