import { createContext } from "react-router";
import type { Viewer } from "../../../domain/session.ts";
import type { OwnershipService } from "./ownership.server.ts";
import type { readPrintedHandover } from "./printed-handover.server.ts";
import type { RestoreDrillService } from "./restore-drill.server.ts";
import type { readLeaving } from "./successors.server.ts";

export type HandoverParts = {
  ownership: OwnershipService;
  restoreDrill: RestoreDrillService;
  readLeaving: (viewer: Viewer) => ReturnType<typeof readLeaving>;
  readPrintedHandover: (viewer: Viewer, origin: string) => ReturnType<typeof readPrintedHandover>;
};

export const handoverContext = createContext<HandoverParts>();
