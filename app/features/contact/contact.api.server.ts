import { contactMessageInput, contactSignals } from "./contact-message.server.ts";
import { stored } from "./message-shapes.server.ts";
import { readJson } from "../../../platform/http/read-body.ts";
import { jsonBody, type Route } from "../../../platform/http/route.ts";
import type { ContactParts } from "./contact-context.ts";

export const contactRoutes: Route<ContactParts>[] = [
  {
    method: "POST",
    path: "/api/contact",
    who: "anyone",
    summary: "Takes a visitor's message and answers once it is stored",
    takes: jsonBody(contactMessageInput.extend(contactSignals.shape)),
    answers: { 201: { json: stored } },
    refuses: [429],
    async handle(context, { contact }) {
      await contact.send(await readJson(context), context.get("address"));
      return context.json({ stored: true }, 201);
    },
  },
];
