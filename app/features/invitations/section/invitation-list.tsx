import { formatDay, formatMoment } from "../../../../domain/moments";
import { Badge } from "../../../ui/badge/badge";
import { SmallButton } from "../../../ui/admin/small-button";
import { useAction } from "../../../ui/call/use-action";
import styles from "../../../ui/admin/admin.module.css";
import { ROLE_NAMES } from "../../administrators/administrator";
import type { Invitation } from "../invitation-schema.server";
import { revokeInvitation } from "../invitation-calls";

type Props = { invitations: Invitation[]; timeZone: string };

export function InvitationList({ invitations, timeZone }: Props) {
  return (
    <section className={styles.section} aria-labelledby="invitations">
      <h2 id="invitations">Invitations</h2>
      <ul className={styles.rows}>
        {invitations.map((invitation) => (
          <InvitationRow key={invitation.id} invitation={invitation} timeZone={timeZone} />
        ))}
      </ul>
    </section>
  );
}

function InvitationRow({ invitation, timeZone }: { invitation: Invitation; timeZone: string }) {
  const { id, email, usedBy, role, activeUntil, invitedBy, createdAt, state } = invitation;
  const act = useAction("The invitation could not be revoked.");
  const whose = usedBy ?? email;
  const what = whose ? `The invitation of ${whose}` : `Invitation ${id}`;
  const created = formatMoment(createdAt, timeZone);
  return (
    <li>
      <div className={styles.rowWords}>
        <h3>{whose ?? `${what}, for anyone with its link`}</h3>
        <p className={styles.rowFacts}>
          <StateBadge invitation={invitation} timeZone={timeZone} />
          <span>{ROLE_NAMES[role]}</span>
          {activeUntil && <span>Until {formatDay(activeUntil, timeZone)}</span>}
          <span>Invited by {invitedBy}</span>
          <span>{created}</span>
        </p>
      </div>
      {state === "open" && (
        <SmallButton
          label="Revoke"
          of={`${what}, ${created}`}
          onClick={() => void act(() => revokeInvitation(id), `${what} is revoked.`)}
        />
      )}
    </li>
  );
}

function StateBadge({ invitation: { state, expiresAt }, timeZone }: { invitation: Invitation; timeZone: string }) {
  if (state === "open") return <Badge variant="today">Open until {formatMoment(expiresAt, timeZone)}</Badge>;
  if (state === "used") return <Badge variant="ahead">Accepted</Badge>;
  return <Badge variant="quiet">{state === "revoked" ? "Revoked" : "Not used in time"}</Badge>;
}
