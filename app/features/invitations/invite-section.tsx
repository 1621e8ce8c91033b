import { useState } from "react";
import styles from "../../ui/admin/admin.module.css";
import type { CreatedInvitation, Invitation } from "./invitation";
import { InvitationLink } from "./section/invitation-link";
import { InvitationList } from "./section/invitation-list";
import { InviteForm } from "./section/invite-form";

type Props = { invitations: Invitation[]; sendsMail: boolean; timeZone: string };

/** For the page of administrators. */
export function InviteSection({ invitations, sendsMail, timeZone }: Props) {
  const [created, setCreated] = useState<CreatedInvitation>();
  return (
    <>
      <section className={styles.section} aria-labelledby="invite">
        <h2 id="invite">Invite somebody</h2>
        <InviteForm sendsMail={sendsMail} onCreated={setCreated} />
        {created && <InvitationLink key={created.id} created={created} timeZone={timeZone} />}
      </section>
      {invitations.length > 0 && <InvitationList invitations={invitations} timeZone={timeZone} />}
    </>
  );
}
