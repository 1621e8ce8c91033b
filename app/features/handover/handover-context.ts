import { createContext } from "react-router";
import type { Viewer } from "../../../domain/session.ts";
import type { OwnershipService } from "./ownership.server.ts";
import type { RestoreDrillService } from "./restore-drill.server.ts";
import type { PrintedHandover } from "./printed-handover.ts";
import type { Leaving } from "./successors.ts";

export type HandoverParts = {
  ownership: OwnershipService;
  restoreDrill: RestoreDrillService;
  readLeaving: (viewer: Viewer) => Promise<Leaving>;
  readPrintedHandover: (viewer: Viewer, origin: string) => Promise<PrintedHandover>;
};

export const handoverContext = createContext<HandoverParts>();
