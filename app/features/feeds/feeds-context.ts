import { createContext } from "react-router";
import type { FileService } from "./files.server.ts";
import type { StructuredDataService } from "./structured-data.server.ts";

export type FeedsParts = {
  files: FileService;
  structuredData: StructuredDataService;
  /** The Content-Security-Policy of the page that other sites may frame. */
  embedPolicy: string;
};

export const feedsContext = createContext<FeedsParts>();
