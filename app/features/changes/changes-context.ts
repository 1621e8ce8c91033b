import { createContext } from "react-router";
import type { ChangeSetService } from "./change-sets.server.ts";

export type ChangesParts = { changeSets: ChangeSetService };

export const changesContext = createContext<ChangesParts>();
