import type { OwnSession } from "../account-shapes.server";
import { endOtherSessions, endSession } from "../account-calls";
import { Badge } from "../../../ui/badge/badge";
import { SmallButton } from "../../../ui/admin/small-button";
import styles from "../../../ui/admin/admin.module.css";
import { useAction } from "../../../ui/call/use-action";

type Session = Omit<OwnSession, "signedInAt" | "lastUsedAt"> & { signedIn: string; lastUsed: string };

export function Sessions({ sessions }: { sessions: Session[] }) {
  const act = useAction("The other devices could not be signed out.");
  return (
    <section className={styles.section} aria-labelledby="sessions">
      <div className={styles.sectionHead}>
        <h2 id="sessions">Signed-in devices</h2>
        {sessions.length > 1 && (
          <SmallButton
            label="Sign out all others"
            onClick={() => void act(endOtherSessions, "All other devices are signed out.")}
          />
        )}
      </div>
      <p className={styles.hint}>
        A device is signed out after 7 days without use, and after 30 days in any case. If you do not recognise one,
        sign it out and change your password.
      </p>
      <ul className={styles.rows}>
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
    </section>
  );
}

function SessionRow({ session: { id, device, network, signedIn, lastUsed, current } }: { session: Session }) {
  const act = useAction("The device could not be signed out.");
  return (
    <li>
      <div className={styles.rowWords}>
        <h3>{device}</h3>
        <p className={styles.rowFacts}>
          {current && <Badge variant="today">This browser</Badge>}
          {network && <span>From {network}</span>}
          <span>Signed in {signedIn}</span>
          <span>Last used {lastUsed}</span>
        </p>
      </div>
      {!current && (
        <SmallButton
          label="Sign out"
          of={`${device}, signed in ${signedIn}`}
          onClick={() => void act(() => endSession(id), "It is signed out.")}
        />
      )}
    </li>
  );
}
