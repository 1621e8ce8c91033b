import { createContext } from "react-router";
import type { DeskService } from "./desk.server.ts";

export type DeskParts = { desk: DeskService };

export const deskContext = createContext<DeskParts>();
