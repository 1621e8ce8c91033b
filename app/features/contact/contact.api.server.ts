import { contactMessageInput, contactSignals } from "./contact-message.server.ts";
import { stored } from "./message-shapes.server.ts";
import { uncheckedJson } from "../../../platform/http/request-body.ts";
import { route, type Route } from "../../../platform/http/route.ts";
import type { ContactParts } from "./contact-context.ts";

export const contactRoutes: Route<ContactParts>[] = [
  route({
    method: "POST",
    path: "/api/contact",
    who: "anyone",
    summary: "Stores a visitor's message",
    requestBody: uncheckedJson(contactMessageInput.extend(contactSignals.shape)),
    responses: { 201: { json: stored } },
    errors: [429],
    async handle({ context, body }, { contact }) {
      await contact.send(body, context.get("address"));
      return { stored: true };
    },
  }),
];
