/** Each throws {ApiError}. */
import { ApiError, call, jsonBody, noResponse, readResponse } from "../../ui/call/request";
import { TOKEN_HEADER, type MemberCard, type NewCard, type OwnCard } from "./member-card";

const addressOf = (id: number) => `/api/new-sessions/${id}/cards`;

/** Returns the links, which are never shown again. */
export const createCards = (id: number, names: string[]) => call<NewCard[]>(addressOf(id), jsonBody("POST", { names }));

/** Ends the earlier link. @throws {ApiError} 409 if the card was accepted already */
export const newCardLink = (id: number, card: number) =>
  call<NewCard>(`${addressOf(id)}/${card}/link`, { method: "POST" });

/** Each version of a card can have another photo. */
export const photoAddress = (id: number, { id: card, sentAt }: MemberCard) =>
  `${addressOf(id)}/${card}/photo?sent=${encodeURIComponent(sentAt ?? "")}`;

/** @throws {ApiError} 400 if it was decided already, 412 if it has changed since */
export const acceptCard = (id: number, { id: card, sentAt }: MemberCard) =>
  call(`${addressOf(id)}/${card}/accept`, { method: "POST", headers: { "If-Match": `"${sentAt}"` } });

/** Declines a card, or revokes its link. @throws {ApiError} 409 if it was accepted already */
export const revokeCard = (id: number, card: number) => call(`${addressOf(id)}/${card}`, { method: "DELETE" });

const withToken = (token: string) => ({ method: "POST", headers: { [TOKEN_HEADER]: token } });

/** @throws {ApiError} 404 or 410 if the link cannot be used */
export const openOwnCard = (token: string) => call<OwnCard>("/api/card/open", withToken(token));

/** @throws {ApiError} 400 naming fields, 404 or 410 if the link cannot be used */
export const sendOwnCard = (token: string, form: FormData) =>
  call<OwnCard>("/api/card", { ...withToken(token), body: form });

export async function readOwnPhoto(token: string): Promise<Blob> {
  const response = await fetch("/api/card/photo", withToken(token)).catch(() => {
    throw new ApiError(noResponse());
  });
  if (!response.ok) readResponse(response.status, await response.text());
  return response.blob();
}
