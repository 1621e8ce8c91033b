import { createContext } from "react-router";
import type { Viewer } from "../../../domain/session.ts";
import type { OwnershipService } from "./ownership.server.ts";
import type { RestoreDrillService } from "./restore-drill.server.ts";
import type { HandoverSheet } from "./sheet.ts";
import type { Leaving } from "./successors.ts";

export type HandoverParts = {
  ownership: OwnershipService;
  restoreDrill: RestoreDrillService;
  readLeaving: (viewer: Viewer) => Promise<Leaving>;
  readSheet: (viewer: Viewer, origin: string) => Promise<HandoverSheet>;
};

export const handoverContext = createContext<HandoverParts>();
