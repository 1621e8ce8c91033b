import { useState, type ComponentProps } from "react";
import styles from "../../ui/admin/admin.module.css";
import type { Invitation } from "./invitation-schema.server";
import { InvitationLink } from "./section/invitation-link";
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
