import { createContext } from "react-router";
import type { RenderPreview } from "../content/content-context.ts";
import type { ChangeSetService } from "./change-sets.server.ts";

export type ChangesParts = {
  changeSets: ChangeSetService;
  renderPreview: RenderPreview;
  /** Whether visitors can open a page at this path. */
  isPublicPage: (path: string) => boolean;
};

export const changesContext = createContext<ChangesParts>();
