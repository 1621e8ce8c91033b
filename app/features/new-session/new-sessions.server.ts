/** “Start the next session”: a guided set of changes. Nothing is public before the set is published. */
import { cards } from "./cards.server.ts";
import { ownCards, type OwnCardParts } from "./own-card.server.ts";
import { people } from "./session-people.server.ts";
import { texts } from "./session-texts.server.ts";
import { viewing } from "./session-view.server.ts";
import { starting } from "./start-session.server.ts";

export type NewSessionService = ReturnType<typeof newSessionService>;

export function newSessionService(parts: OwnCardParts) {
  return {
    ...starting(parts),
    ...viewing(parts),
    ...people(parts),
    ...texts(parts),
    ...cards(parts),
    ...ownCards(parts),
  };
}
