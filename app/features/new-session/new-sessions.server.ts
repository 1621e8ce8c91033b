/** “Start the next session”: a guided set of changes. Nothing is public before the set is published. */
import type { Limit } from "../../../platform/limits/limits.ts";
import type { MediaService } from "../../../platform/media/media.ts";
import { cards } from "./cards.server.ts";
import type { Parts } from "./new-session-store.server.ts";
import { ownCards } from "./own-card.server.ts";
import { people } from "./session-people.server.ts";
import { texts } from "./session-texts.server.ts";
import { viewing } from "./session-view.server.ts";
import { starting } from "./start-session.server.ts";

export type NewSessionService = ReturnType<typeof newSessionService>;

type ServiceParts = Parts & { media: MediaService; cardLimits: { address: Limit; send: Limit } };

export function newSessionService(parts: ServiceParts) {
  return {
    ...starting(parts),
    ...viewing(parts),
    ...people(parts),
    ...texts(parts),
    ...cards(parts),
    ...ownCards(parts),
  };
}
