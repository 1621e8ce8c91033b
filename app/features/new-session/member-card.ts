/** What browser and server know of the cards that new members fill in by link. */
export type CardState = "waiting" | "arrived" | "accepted" | "revoked" | "expired";

export type CardData = { name: string; role: string; email: string; professional: string; photos: string };

/** As an administrator sees it. */
export type MemberCard = {
  id: number;
  /** Who got the link. */
  name: string;
  state: CardState;
  expiresAt: string;
  /** When this version of it arrived; null before. */
  sentAt: string | null;
  /** Null before it was sent. */
  data: CardData | null;
  hasPhoto: boolean;
};
/** The link is shown once: only its hash is stored. */
export type NewCard = { id: number; name: string; link: string; expiresAt: string };

/** As its owner sees it. */
export type OwnCard = {
  name: string;
  /** The session that the person joins. */
  session: string;
  /** `YYYY-MM-DD`; null if nobody has chosen a day. */
  publishOn: string | null;
  expiresAt: string;
  data: CardData | null;
  hasPhoto: boolean;
};

/** In days. */
export const CARD_DAYS = 14;
/** In days after that: then what was sent and never decided is deleted. */
export const CARD_KEPT_DAYS = 60;
/** In one request, and waiting at the same time. */
export const MAX_CARDS = 100;
export const CARD_PATH = "/card";
/** Not in the address, which servers log. */
export const TOKEN_HEADER = "Card-Token";
