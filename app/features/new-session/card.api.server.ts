import { z } from "zod";
import { complete } from "../../../domain/collections/collection.ts";
import { personTexts } from "../../../domain/content/team.ts";
import { newSchema } from "../../../domain/schemas/collection-schemas.ts";
import { oneLine } from "../../../domain/schemas/text.ts";
import { parseInput } from "../../../platform/http-error.ts";
import { readFile } from "../../../platform/http/read-body.ts";
import { jsonBody, pictureForm } from "../../../platform/http/request-body.ts";
import { route, rowId, type ApiContext, type Call, type Route } from "../../../platform/http/route.ts";
import { MEDIA_POLICY } from "../../../platform/http/security-headers.ts";
import { card, newCard, ownCard } from "./card-schema.server.ts";
import { MAX_CARDS, TOKEN_HEADER } from "./member-card.ts";
import type { NewSessionParts } from "./new-session-context.ts";

const AGREE = "Tick this, or do not send the card.";
const form = z.object({
  ...newSchema(personTexts).shape,
  agreed: z.literal("on", AGREE).describe("The person agrees that the site shows the card."),
  removePhoto: z.literal("on").optional(),
});
const names = z.strictObject({
  names: z.array(oneLine("Write a name in each line.", 200)).min(1, "Write at least one name.").max(MAX_CARDS),
});

const VERSION =
  'The sentAt of the card as it was seen, in quotes, or "waiting" if nobody had sent it. A later version is not changed.';

const who = "administrator";
const ofSession = { parameters: { id: rowId }, who } as const;
const ofCard = { parameters: { id: rowId, card: rowId }, who } as const;
const own = { who: "anyone", headers: { [TOKEN_HEADER]: "The part of the link after #." } } as const;
const ENDED = [404, 410, 429];

const byAdmin = ({ viewer, params }: Call<typeof ofCard.parameters>) => [viewer, params.id, params.card] as const;
const byOwner = (context: ApiContext) => [context.req.header(TOKEN_HEADER) ?? "", context.get("address")] as const;

/** The photo is private: only the person and administrators see it. */
function photoResponse(context: ApiContext, photo: Uint8Array): Response {
  context.header("Content-Type", "image/webp");
  context.header("Content-Security-Policy", MEDIA_POLICY);
  context.header("Cache-Control", "private, no-store");
  return context.body(new Uint8Array(photo));
}

export const cardRoutes: Route<NewSessionParts>[] = [
  route({
    ...ofSession,
    method: "POST",
    path: "/api/new-sessions/:id/cards",
    summary: "Makes a link for each name, with which a new member fills in a card",
    requestBody: jsonBody(names),
    responses: { 201: { json: z.array(newCard) } },
    handle: ({ viewer, params, body }, { newSessions }) => newSessions.createCards(viewer, params.id, body.names),
  }),
  route({
    ...ofSession,
    method: "GET",
    path: "/api/new-sessions/:id/cards",
    summary: "The cards of the next session, with what arrived",
    responses: { 200: { json: z.array(card) } },
    handle: ({ viewer, params }, { newSessions }) => newSessions.listCards(viewer, params.id),
  }),
  route({
    ...ofCard,
    method: "GET",
    path: "/api/new-sessions/:id/cards/:card/photo",
    summary: "The photo of a card that nobody has accepted yet",
    responses: { 200: { type: "image/webp" } },
    handle: async (call, { newSessions }) => photoResponse(call.context, await newSessions.cardPhoto(...byAdmin(call))),
  }),
  route({
    ...ofCard,
    method: "POST",
    path: "/api/new-sessions/:id/cards/:card/accept",
    summary: "Puts the person of a card into the new team",
    headers: { "If-Match": VERSION },
    responses: { 204: "nothing" },
    errors: [400, 412],
    handle: (call, { newSessions }) => newSessions.acceptCard(...byAdmin(call), call.ifMatch),
  }),
  route({
    ...ofCard,
    method: "POST",
    path: "/api/new-sessions/:id/cards/:card/link",
    summary: "Makes a new link for a card and ends the earlier one",
    responses: { 201: { json: newCard } },
    errors: [400, 409],
    handle: (call, { newSessions }) => newSessions.newCardLink(...byAdmin(call)),
  }),
  route({
    ...ofCard,
    method: "DELETE",
    path: "/api/new-sessions/:id/cards/:card",
    summary: "Declines a card or revokes its link; what it sent is deleted",
    headers: { "If-Match": VERSION },
    responses: { 204: "nothing" },
    errors: [409, 412],
    handle: (call, { newSessions }) => newSessions.revokeCard(...byAdmin(call), call.ifMatch),
  }),
  route({
    ...own,
    method: "POST",
    path: "/api/card/open",
    summary: "A new member's own card",
    responses: { 200: { json: ownCard } },
    errors: ENDED,
    handle: ({ context }, { newSessions }) => newSessions.openCard(...byOwner(context)),
  }),
  route({
    ...own,
    method: "POST",
    path: "/api/card/photo",
    summary: "The photo of a new member's own card",
    responses: { 200: { type: "image/webp" } },
    errors: ENDED,
    handle: async ({ context }, { newSessions }) =>
      photoResponse(context, await newSessions.ownPhoto(...byOwner(context))),
  }),
  route({
    ...own,
    method: "POST",
    path: "/api/card",
    summary: "Sends or corrects a new member's own card",
    requestBody: pictureForm(form.extend({ photo: z.file().optional() })),
    responses: { 200: { json: ownCard } },
    errors: ENDED,
    admit: (context, { newSessions }) => newSessions.checkSender(...byOwner(context)),
    async handle({ context, body: fields }, { newSessions }) {
      const photo = await readFile(fields, "photo");
      fields.delete("photo");
      const { agreed: _, removePhoto, ...typed } = parseInput(form, Object.fromEntries(fields));
      const sentCard = { data: complete(personTexts, typed), photo, removesPhoto: removePhoto === "on" };
      return newSessions.sendCard(context.req.header(TOKEN_HEADER) ?? "", sentCard);
    },
  }),
];
