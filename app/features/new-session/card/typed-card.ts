/** What was typed into a card and not sent, in this browser only. */
import type { CardData } from "../member-card";

export type TypedCard = Partial<CardData>;

/** The whole token would be a key to the card. */
const nameOf = (token: string) => `card ${token.slice(0, 8)}`;

export function readTyped(token: string): TypedCard {
  try {
    return JSON.parse(localStorage.getItem(nameOf(token)) ?? "{}") as TypedCard;
  } catch {
    return {};
  }
}

/** Without storage, for example in a private window, it is only in the form. */
export function storeTyped(token: string, typed: TypedCard): void {
  try {
    localStorage.setItem(nameOf(token), JSON.stringify(typed));
  } catch {
    return;
  }
}

export function forgetTyped(token: string): void {
  try {
    localStorage.removeItem(nameOf(token));
  } catch {
    return;
  }
}
