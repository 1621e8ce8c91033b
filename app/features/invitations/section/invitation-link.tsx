import { formatMoment } from "../../../../domain/moments";
import styles from "../../../ui/admin/admin.module.css";
import { QrCode } from "../../../ui/qr/qr-code";
import { SharedLink } from "../../../ui/shared-link/shared-link";
import { takeFocus } from "../../../ui/take-focus";
import { ROLE_NAMES } from "../../administrators/administrator";
import type { NewInvitation } from "./invite-form";

type Props = { created: NewInvitation; timeZone: string };

/** The link is shown once: the site stores only a hash of its token. */
export function InvitationLink({ created, timeZone }: Props) {
  const { link, expiresAt, role } = created;
  return (
    <div className={styles.form}>
      <p ref={takeFocus} tabIndex={-1}>
        {mailText(created)} It makes the person an {ROLE_NAMES[role].toLowerCase()}. The link works once, until{" "}
        {formatMoment(expiresAt, timeZone)}. It is not shown again.
      </p>
      <SharedLink label="Link" name="invitation-link" link={link} />
      <QrCode text={link} label="QR code of the link" />
    </div>
  );
}

/** Without an address only the number tells two open invitations apart. */
function mailText({ id, mailed, email }: NewInvitation): string {
  if (mailed) return `The invitation is mailed to ${email}.`;
  if (mailed === false) return "The mail could not be sent. Copy the link instead.";
  return `${email ? "The invitation" : `Invitation ${id}`} is ready. No mail is sent: give the link or its QR code to one person yourself.`;
}
