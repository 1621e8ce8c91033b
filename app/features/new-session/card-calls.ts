import { ApiError, call, jsonBody, noResponse, readResponse } from "../../ui/call/request";
import { TOKEN_HEADER, type MemberCard, type NewCard, type OwnCard } from "./member-card";

const addressOf = (id: number) => `/api/new-sessions/${id}/cards`;

/** Returns the links, which are never shown again. @throws {ApiError} */
export async function createCards(id: number, names: string[]): Promise<NewCard[]> {
  return (await call(addressOf(id), jsonBody("POST", { names }))) as NewCard[];
}

/** Ends the earlier link. @throws {ApiError} 409 if the card was accepted already */
export async function newCardLink(id: number, card: number): Promise<NewCard> {
  return (await call(`${addressOf(id)}/${card}/link`, { method: "POST" })) as NewCard;
}

/** Each version of a card can have another photo. */
export const photoAddress = (id: number, { id: card, sentAt }: MemberCard) =>
  `${addressOf(id)}/${card}/photo?sent=${encodeURIComponent(sentAt ?? "")}`;

/** @throws {ApiError} 400 if it was decided already, 412 if it has changed since */
export async function acceptCard(id: number, { id: card, sentAt }: MemberCard): Promise<void> {
  await call(`${addressOf(id)}/${card}/accept`, { method: "POST", headers: { "If-Match": `"${sentAt}"` } });
}

/** Declines a card, or revokes its link. @throws {ApiError} 409 if it was accepted already */
export async function revokeCard(id: number, card: number): Promise<void> {
  await call(`${addressOf(id)}/${card}`, { method: "DELETE" });
}

const withToken = (token: string) => ({ method: "POST", headers: { [TOKEN_HEADER]: token } });

/** @throws {ApiError} 404 or 410 if the link cannot be used */
export async function openOwnCard(token: string): Promise<OwnCard> {
  return (await call("/api/card/open", withToken(token))) as OwnCard;
}

/** @throws {ApiError} 400 naming fields, 404 or 410 if the link cannot be used */
export async function sendOwnCard(token: string, form: FormData): Promise<OwnCard> {
  return (await call("/api/card", { ...withToken(token), body: form })) as OwnCard;
}

/** @throws {ApiError} */
export async function readOwnPhoto(token: string): Promise<Blob> {
  const response = await fetch("/api/card/photo", withToken(token)).catch(() => {
    throw new ApiError(noResponse());
  });
  if (!response.ok) readResponse(response.status, await response.text());
  return response.blob();
}
