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
    summary: "Stores a visitor's message",
    requestBody: jsonBody(contactMessageInput.extend(contactSignals.shape)),
    responses: { 201: { json: stored } },
    errors: [429],
    async handle(context, { contact }) {
      await contact.send(await readJson(context), context.get("address"));
      return context.json({ stored: true }, 201);
    },
  },
];
