/** The cards that new members fill in by link, for browser and server. */
import type { z } from "zod";
import type { card, newCard, ownCard } from "./card-schema.server.ts";

export type MemberCard = z.infer<typeof card>;
export type CardState = MemberCard["state"];
export type NewCard = z.infer<typeof newCard>;
export type OwnCard = z.infer<typeof ownCard>;

export const CARD_DAYS = 14;
/** After this time an undecided card is deleted. */
export const CARD_RETENTION_DAYS = 60;
/** The limit of one request. */
export const MAX_CARDS = 100;
export const CARD_PATH = "/card";
/** A header, because servers log addresses. */
export const TOKEN_HEADER = "Card-Token";

/** It is the time of arrival: each correction has another one. */
export const versionOfCard = ({ sentAt }: Pick<MemberCard, "sentAt">): string => sentAt ?? "waiting";
