import { createContext } from "react-router";
import type { Env } from "../../../platform/env.ts";
import type { LogName } from "../../../platform/identity/log-name.ts";
import type { PasswordResetService } from "../accounts/password-reset.server.ts";
import type { AdministratorService } from "./administrators.server.ts";

export type AdministratorsParts = {
  administrators: AdministratorService;
  passwordReset: PasswordResetService;
  env: Env;
  /** The account's name in the log. */
  logName: LogName;
};

export const administratorsContext = createContext<AdministratorsParts>();
