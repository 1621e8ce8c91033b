import { useState, type ComponentProps } from "react";
import { formatMoment } from "../../../domain/moments";
import styles from "../../ui/admin/admin.module.css";
import { NewLink } from "../../ui/shared-link/new-link";
import { ROLE_NAMES } from "../administrators/administrator";
import type { Invitation } from "./invitation-schema.server";
import { InvitationList } from "./section/invitation-list";
import { InviteForm, type NewInvitation } from "./section/invite-form";

type InviteProps = Omit<ComponentProps<typeof InviteForm>, "onCreated"> & { timeZone: string };

/** The form, and the new link until it is used or revoked. */
export function Invite({ timeZone, invitations = [], ...form }: InviteProps & { invitations?: Invitation[] }) {
  const [created, setCreated] = useState<NewInvitation>();
  const isOver = invitations.some(({ id, state }) => id === created?.id && state !== "open");
  return (
    <>
      <InviteForm {...form} onCreated={setCreated} />
      {created && !isOver && <InvitationLink key={created.id} created={created} timeZone={timeZone} />}
    </>
  );
}

type Props = Omit<InviteProps, "fixedRole"> & { invitations: Invitation[] };

/** Used on the page of administrators. */
export function InviteSection({ invitations, ...invite }: Props) {
  return (
    <>
      <section className={styles.section} aria-labelledby="invite">
        <h2 id="invite" tabIndex={-1}>
          Invite somebody
        </h2>
        <Invite {...invite} invitations={invitations} />
      </section>
      {invitations.length > 0 && <InvitationList invitations={invitations} timeZone={invite.timeZone} />}
    </>
  );
}

type LinkProps = { created: NewInvitation; timeZone: string };

function InvitationLink({ created, timeZone }: LinkProps) {
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
