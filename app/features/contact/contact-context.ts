import { createContext } from "react-router";
import type { ContactService } from "./contact.server.ts";
import type { InboxService } from "./inbox.server.ts";

export type ContactParts = {
  contact: ContactService;
  inbox: InboxService;
  /** Whether contact messages are also mailed. */
  sendsMail: boolean;
};

export const contactContext = createContext<ContactParts>();
