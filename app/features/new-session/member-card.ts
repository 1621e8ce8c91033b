/** The cards that new members fill in by link, for browser and server. */
import type { PersonTexts } from "../../../domain/content/team.ts";

export type CardState = "waiting" | "arrived" | "accepted" | "revoked" | "expired";

/** The card for an administrator. */
export type MemberCard = {
  id: number;
  /** The name of the person who got the link. */
  name: string;
  state: CardState;
  expiresAt: string;
  /** The arrival time of this version; null before. */
  sentAt: string | null;
  /** Null before it was sent. */
  data: PersonTexts | null;
  hasPhoto: boolean;
};
/** The link is shown once: only its hash is stored. */
export type NewCard = { id: number; name: string; link: string; expiresAt: string };

/** The card for its owner. */
export type OwnCard = {
  name: string;
  session: string;
  /** `YYYY-MM-DD`; null if nobody has chosen a day. */
  publishOn: string | null;
  expiresAt: string;
  data: PersonTexts | null;
  hasPhoto: boolean;
};

export const CARD_DAYS = 14;
/** After this time an undecided card is deleted. */
export const CARD_KEPT_DAYS = 60;
/** The limit of one request, and of open cards. */
export const MAX_CARDS = 100;
export const CARD_PATH = "/card";
/** A header, because servers log addresses. */
export const TOKEN_HEADER = "Card-Token";
