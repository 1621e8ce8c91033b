/** Unsent text of a card, in this browser only. */
import type { PersonTexts } from "../../../../domain/content/team";

export type TypedCard = Partial<PersonTexts>;

/** The whole token would give access to the card. */
const nameOf = (token: string) => `card ${token.slice(0, 8)}`;

export function readTyped(token: string): TypedCard {
  try {
    return JSON.parse(localStorage.getItem(nameOf(token)) ?? "{}") as TypedCard;
  } catch {
    return {};
  }
}

/** Without storage, for example in a private window, the text is only in the form. */
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
