import { createContext } from "react-router";
import type { Content } from "../../../platform/content/index.ts";
import type { Log } from "../../../platform/log.ts";
import type { ContentService } from "./content.server.ts";

export type ContentParts = {
  contents: ContentService;
  /** A page of the site with other content. */
  renderPreview: (page: { request: Request; log: Log; address: string }, content: Content) => Promise<Response>;
};

export const contentContext = createContext<ContentParts>();
