import { contactMessageInput, contactSignals } from "../../domain/schemas/contact-message.ts";
import { stored } from "./answers.ts";
import { readJson } from "./read-body.ts";
import { jsonBody, type Route } from "./route.ts";

export const contactRoutes: Route[] = [
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
