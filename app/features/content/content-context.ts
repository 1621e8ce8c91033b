import { createContext } from "react-router";
import type { ContentService } from "./content.server.ts";

export type ContentParts = { contents: ContentService };

export const contentContext = createContext<ContentParts>();
