import { useState, type ComponentProps } from "react";
import styles from "../../ui/admin/admin.module.css";
import type { Invitation } from "./invitation-schema.server";
import { InvitationLink } from "./section/invitation-link";
import { InvitationList } from "./section/invitation-list";
import { InviteForm, type NewInvitation } from "./section/invite-form";

type InviteProps = Omit<ComponentProps<typeof InviteForm>, "onCreated"> & { timeZone: string };

/** The form, and the new link. */
export function Invite({ timeZone, ...form }: InviteProps) {
  const [created, setCreated] = useState<NewInvitation>();
  return (
    <>
      <InviteForm {...form} onCreated={setCreated} />
      {created && <InvitationLink key={created.id} created={created} timeZone={timeZone} />}
    </>
  );
}

type Props = Omit<InviteProps, "fixedRole"> & { invitations: Invitation[] };

/** Used on the page of administrators. */
export function InviteSection({ invitations, ...invite }: Props) {
  return (
    <>
      <section className={styles.section} aria-labelledby="invite">
        <h2 id="invite">Invite somebody</h2>
        <Invite {...invite} />
      </section>
      {invitations.length > 0 && <InvitationList invitations={invitations} timeZone={invite.timeZone} />}
    </>
  );
}
