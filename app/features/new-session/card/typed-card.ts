/** Unsent text of a card, in this browser only. */
import type { PersonTexts } from "../../../../domain/content/team";
import { withStorage } from "../../../ui/form/with-storage";

type TypedCard = Partial<PersonTexts>;

/** The whole token would give access to the card. */
const nameOf = (token: string) => `card ${token.slice(0, 8)}`;

export function readTyped(token: string): TypedCard {
  return withStorage((storage) => JSON.parse(storage.getItem(nameOf(token)) ?? "{}") as TypedCard) ?? {};
}

/** Without storage, for example in a private window, the text is only in the form. */
export function storeTyped(token: string, typed: TypedCard): void {
  withStorage((storage) => storage.setItem(nameOf(token), JSON.stringify(typed)));
}

export function forgetTyped(token: string): void {
  withStorage((storage) => storage.removeItem(nameOf(token)));
}
