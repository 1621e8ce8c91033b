/** What loaders, actions and API routes use of contact messages. */
import { createContext } from "react-router";
import type { ContactService } from "./contact.server.ts";
import type { InboxService } from "./inbox.server.ts";

export type ContactParts = {
  contact: ContactService;
  inbox: InboxService;
  /** Whether contact messages are mailed to the cell. */
  sendsMail: boolean;
};

export const contactContext = createContext<ContactParts>();
