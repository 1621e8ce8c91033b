/** The content and the settings of the site, for loaders and actions. */
import { createContext } from "react-router";
import type { Env } from "../env.ts";
import type { Content } from "./index.ts";

export type SiteSettings = {
  env: Env;
  content: Content;
  /** What administrators should know when the last daily backup failed. */
  backupFailure: () => string | undefined;
};

export const siteContext = createContext<SiteSettings>();
