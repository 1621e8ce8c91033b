import { z } from "zod";
import { credentials, emailAddress, linkToken } from "../accounts/credentials.server.ts";
import { accessEnd } from "../administrators/access-end.server.ts";
import { EDITING_ROLES } from "../administrators/administrator.ts";

const role = z.enum(EDITING_ROLES, "Choose what the person may do.");
const email = emailAddress.transform((address) => address.toLowerCase());
const moment = z.iso.datetime();

export type InvitationRequest = z.input<typeof newInvitation>;
export const newInvitation = z
  .strictObject({
    role,
    email: email.optional().describe("If given, only this address can accept."),
    activeUntil: accessEnd
      .optional()
      .describe("When the access will end, at least as late as the link; without it 60 days after the session."),
    mail: z.boolean().optional().describe("Whether to send the link to `email`."),
  })
  .refine((given) => !given.mail || given.email !== undefined, {
    path: ["email"],
    message: "Enter the email to send the link to.",
  });

/** What the person with the link sees before accepting. */
export type OpenedInvitation = z.infer<typeof openedInvitation>;
export const openedInvitation = z.strictObject({
  role,
  email: z.string().nullable().describe("The only address that can accept it; null for any."),
  invitedBy: z.string(),
  activeUntil: moment.describe("When the access will end."),
});

export type Acceptance = z.input<typeof acceptance>;
export const acceptance = z.strictObject({ ...credentials.shape, token: linkToken, email });

/** The link is shown once, because only a hash of its token is stored. `mailed` is missing if no mail was wanted. */
export type CreatedInvitation = z.infer<typeof createdInvitation>;
export const createdInvitation = z.strictObject({
  id: z.int(),
  link: z.url(),
  expiresAt: moment,
  mailed: z.boolean().optional(),
});

export type Invitation = z.infer<typeof invitation>;
export const invitation = z
  .strictObject({
    id: z.int(),
    role,
    /** The only address that may accept it; null for any. */
    email: z.string().nullable(),
    invitedBy: z.string(),
    createdAt: moment,
    expiresAt: moment,
    state: z.enum(["open", "used", "expired", "revoked"]),
    usedBy: z.string().nullable(),
    activeUntil: moment.nullable().describe("The chosen end of access; null for the usual one."),
  })
  .meta({ id: "Invitation" });
