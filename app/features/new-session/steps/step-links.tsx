import styles from "../../../ui/admin/admin.module.css";
import { Link } from "../../../ui/link/link";
import { SESSION_STEPS, type NewSession, type SessionStep } from "../new-session";
import { stepPath } from "../new-session-calls";
import { useUnsavedSteps } from "../unsaved";

/** Every step can be opened at any time. */
export function StepLinks({ session, step }: { session: NewSession; step: SessionStep }) {
  const unsaved = useUnsavedSteps(session.id);
  return (
    <nav className={styles.steps} aria-label={session.title}>
      <p dir="auto">
        <strong>{session.title}</strong>
      </p>
      {session.state !== "published" && (
        <ol>
          {Object.entries(SESSION_STEPS).map(([name, title], index) => (
            <li key={name}>
              <Link to={stepPath(session.id, name as SessionStep)} aria-current={name === step ? "step" : undefined}>
                {index + 1}. {title}
              </Link>
              {name !== step && unsaved.includes(name as SessionStep) && " (not saved yet)"}
            </li>
          ))}
        </ol>
      )}
    </nav>
  );
}
