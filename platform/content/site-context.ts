import { createContext } from "react-router";
import type { Env } from "../env.ts";
import type { Content } from "./index.ts";

export type SiteSettings = {
  env: Env;
  content: Content;
  /** The content is not published: only its author sees the page, without scripts. */
  isPreview?: boolean;
  /** The page is part of a static copy of the site: without scripts and forms. */
  isCopy?: boolean;
  /** The page where a previewed set of changes is edited. */
  previewOf?: { title: string; path: string };
  /** Why the preview does not show everything as it was typed. */
  previewMistake?: string | undefined;
  /** Returns a message for administrators when the last daily backup failed. */
  backupFailure: () => string | undefined;
};

export const siteContext = createContext<SiteSettings>();
