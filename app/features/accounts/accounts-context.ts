/** What loaders, actions and API routes use of accounts and sessions. */
import { createContext } from "react-router";
import type { LogName } from "../../../platform/identity/log-name.ts";
import type { AccountService } from "./account.server.ts";
import type { SessionService } from "./session.server.ts";

export type AccountsParts = {
  account: AccountService;
  session: SessionService;
  /** How the log calls an account. */
  logName: LogName;
};

export const accountsContext = createContext<AccountsParts>();
