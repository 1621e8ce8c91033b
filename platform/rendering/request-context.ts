import { createContext } from "react-router";
import type { Viewer } from "../../domain/session.ts";
import type { Log } from "../log.ts";

/** The first call of `viewer` looks up session and role, so public pages never do. */
export const requestContext = createContext<{
  log: Log;
  address: string;
  viewer: () => Promise<Viewer>;
  scriptMark: string | undefined;
}>();

export const structuredDataContext = createContext<object[]>([]);
