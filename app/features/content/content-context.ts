import { createContext } from "react-router";
import type { Content } from "../../../platform/content/index.ts";
import type { Log } from "../../../platform/log.ts";
import type { ContentService } from "./content.server.ts";

/** Renders a page with other content. */
export type RenderPreview = (page: PreviewedPage, content: Content) => Promise<Response>;
type PreviewedPage = {
  request: Request;
  log: Log;
  address: string;
  /** The path at the start of all links of the page. */
  basename?: string;
  /** A set of changes, and the page where it is edited. */
  of?: { title: string; path: string };
  mistake?: string | undefined;
  /** Only the data of the loaders, for a page that is already open. */
  isData?: boolean;
};

export type ContentParts = {
  contents: ContentService;
  renderPreview: RenderPreview;
};

export const contentContext = createContext<ContentParts>();
