import type { Viewer } from "../../domain/session.ts";
import type { Log } from "../log.ts";

export type HttpEnv = {
  Bindings: {
    requestId: string;
    /** The client's address; "cache" for a response that is rendered for everyone. */
    address: string;
    path: string;
  };
  Variables: { requestId: string; log: Log; address: string; viewer: Viewer; checkAgain?: () => Promise<void> };
};
