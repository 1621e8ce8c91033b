/** “Start the next session”: a guided set of changes. Nothing is public before the set is published. */
import type { Parts } from "./new-session-store.server.ts";
import { people } from "./session-people.server.ts";
import { texts } from "./session-texts.server.ts";
import { viewing } from "./session-view.server.ts";
import { starting } from "./start-session.server.ts";

export type NewSessionService = ReturnType<typeof newSessionService>;

export function newSessionService(parts: Parts) {
  return { ...starting(parts), ...viewing(parts), ...people(parts), ...texts(parts) };
}
