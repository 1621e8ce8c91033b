/** What every loader, action and the document may use of the request. */
import { createContext } from "react-router";
import type { Viewer } from "../../domain/session.ts";
import type { Log } from "../log.ts";

/** This one request. `viewer` looks up the session and the role at its first call, so that public pages never do. */
export const requestContext = createContext<{
  log: Log;
  address: string;
  viewer: () => Promise<Viewer>;
  /** Marks React Router's own inline scripts, so that only they are allowed by hash; it never leaves the server. */
  scriptMark: string;
}>();

/** A loader may set this; platform/rendering/page-html.ts writes it into the head of the served HTML, as JSON-LD. */
export const structuredDataContext = createContext<object[]>([]);
