import { createContext } from "react-router";
import type { LogName } from "../../../platform/identity/log-name.ts";
import type { AccountService } from "./account.server.ts";
import type { PasswordResetService } from "./password-reset.server.ts";
import type { SessionService } from "./session.server.ts";

export type AccountsParts = {
  account: AccountService;
  session: SessionService;
  passwordReset: PasswordResetService;
  /** The account's name in the log. */
  logName: LogName;
};

export const accountsContext = createContext<AccountsParts>();
