import { createContext } from "react-router";
import type { LogName } from "../../../platform/identity/log-name.ts";
import type { AdministratorService } from "./administrators.server.ts";

export type AdministratorsParts = {
  administrators: AdministratorService;
  /** The account's name in the log. */
  logName: LogName;
};

export const administratorsContext = createContext<AdministratorsParts>();
