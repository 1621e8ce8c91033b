import { formatMoment } from "../../../../domain/moments";
import { NewLink } from "../../../ui/shared-link/new-link";
import { ROLE_NAMES } from "../../administrators/administrator";
import type { NewInvitation } from "./invite-form";

type Props = { created: NewInvitation; timeZone: string };

export function InvitationLink({ created, timeZone }: Props) {
  const { link, expiresAt, role } = created;
  return (
    <NewLink name="invitation-link" link={link}>
      {mailText(created)} It makes the person an {ROLE_NAMES[role].toLowerCase()}. The link works once, until{" "}
      {formatMoment(expiresAt, timeZone)}.
    </NewLink>
  );
}

/** Without an address only the number tells two open invitations apart. */
function mailText({ id, mailed, email }: NewInvitation): string {
  if (mailed) return `The invitation is mailed to ${email}.`;
  if (mailed === false) return "The mail could not be sent. Copy the link instead.";
  return `${email ? "The invitation" : `Invitation ${id}`} is ready. No mail is sent: give the link or its QR code to one person yourself.`;
}
