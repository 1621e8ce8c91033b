import { Link } from "../../../ui/link/link";
import { SESSION_STEPS, type Missing } from "../new-session";
import { stepPath } from "../new-session-calls";
import styles from "./steps.module.css";

/** Each entry links to the step where it can be added. */
export function MissingList({ id, missing }: { id: number; missing: Missing[] }) {
  if (missing.length === 0) return null;
  return (
    <ul className={styles.list}>
      {missing.map(({ text, step }) => (
        <li key={text}>
          {text} {step !== "look" && <Link to={stepPath(id, step)}>{SESSION_STEPS[step]}</Link>}
        </li>
      ))}
    </ul>
  );
}
