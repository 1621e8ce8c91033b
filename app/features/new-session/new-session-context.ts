import { createContext } from "react-router";
import type { NewSessionService } from "./new-sessions.server.ts";

export type NewSessionParts = { newSessions: NewSessionService };

export const newSessionContext = createContext<NewSessionParts>();
