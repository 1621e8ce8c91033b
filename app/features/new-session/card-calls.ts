/** Each throws {ApiError}. */
import { ApiError, call, ifMatch, jsonBody, noResponse, readResponse } from "../../ui/call/request";
import { TOKEN_HEADER, versionOfCard, type MemberCard, type NewCard, type OwnCard } from "./member-card";

const addressOf = (id: number) => `/api/new-sessions/${id}/cards`;

/** Returns the links, which are never shown again. */
export const createCards = (id: number, names: string[]) => call<NewCard[]>(addressOf(id), jsonBody("POST", { names }));

/** Ends the earlier link. @throws {ApiError} 409 if the card was accepted already */
export const newCardLink = (id: number, card: number) =>
  call<NewCard>(`${addressOf(id)}/${card}/link`, { method: "POST" });

/** Each version of a card can have another photo. */
export const photoAddress = (id: number, { id: card, sentAt }: MemberCard) =>
  `${addressOf(id)}/${card}/photo?sent=${encodeURIComponent(sentAt ?? "")}`;

const asSeen = (card: MemberCard) => ifMatch(versionOfCard(card));

/** @throws {ApiError} 400 if it was decided already, 412 if it has changed since */
export const acceptCard = (id: number, card: MemberCard) =>
  call(`${addressOf(id)}/${card.id}/accept`, { method: "POST", headers: asSeen(card) });

/** Declines a card, or revokes its link. @throws {ApiError} 409 if it was accepted already, 412 if it has changed since */
export const revokeCard = (id: number, card: MemberCard) =>
  call(`${addressOf(id)}/${card.id}`, { method: "DELETE", headers: asSeen(card) });

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
