import { createContext } from "react-router";
import type { Viewer } from "../../domain/session.ts";
import type { Log } from "../log.ts";

/** `viewer` looks up session and role at its first call, so public pages never do. */
export const requestContext = createContext<{
  log: Log;
  address: string;
  viewer: () => Promise<Viewer>;
  /** Marks React Router's inline scripts, so that only they are allowed; never sent to the browser. */
  scriptMark: string;
}>();

/** Loaders set this; platform/rendering/page-html.ts writes it into the head as JSON-LD. */
export const structuredDataContext = createContext<object[]>([]);
