/** Schemas of the responses of the routes of cards. */
import { z } from "zod";
import { personTexts } from "../../../domain/content/team.ts";
import { storedSchema } from "../../../domain/schemas/collection-schemas.ts";

const cardTexts = storedSchema(personTexts);
const moment = z.iso.datetime();

/** The card for an administrator. */
export const card = z.strictObject({
  id: z.int(),
  name: z.string().describe("Of the person who got the link."),
  state: z.enum(["waiting", "arrived", "accepted", "revoked", "expired"]),
  expiresAt: moment,
  sentAt: moment.nullable().describe("When this version of it arrived."),
  data: cardTexts.nullable(),
  hasPhoto: z.boolean(),
});

export const newCard = z.strictObject({
  id: z.int(),
  name: z.string(),
  link: z.string().describe("Known only now: a hash of its token is stored."),
  expiresAt: moment,
});

/** The card for its owner. */
export const ownCard = z
  .strictObject({
    name: z.string(),
    known: cardTexts.nullable().describe("What the new team says about this name."),
    session: z.string(),
    publishOn: z.string().nullable(),
    expiresAt: moment,
    data: cardTexts.nullable(),
    hasPhoto: z.boolean(),
  })
  .meta({ id: "OwnCard" });
