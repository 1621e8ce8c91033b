import { Link } from "../../../ui/link/link";
import { draftPath } from "../../changes/changes-calls";
import { SESSION_STEPS, type Missing } from "../new-session";
import { stepPath } from "../new-session-calls";
import styles from "./steps.module.css";

type Props = { id: number; missing: Missing[] };
/** `isStopped` is false if a page says already that it will be published without the needed things. */
type ListsProps = Props & { isStopped?: boolean };

export function MissingLists({ id, missing, isStopped = true }: ListsProps) {
  const [needed, optional] = [missing.filter(({ isNeeded }) => isNeeded), missing.filter(({ isNeeded }) => !isNeeded)];
  return (
    <>
      {isStopped && needed.length > 0 && <p>Before it can be published:</p>}
      <MissingList id={id} missing={needed} />
      {optional.length > 0 && <p>Now or later:</p>}
      <MissingList id={id} missing={optional} />
    </>
  );
}

/** Each entry links to the step where it can be added, or to the form of a document that belongs to no step. */
function MissingList({ id, missing }: Props) {
  if (missing.length === 0) return null;
  return (
    <ul className={styles.list}>
      {missing.map(({ text, step, key }) => (
        <li key={text}>
          {text} {step !== "look" && <Link to={stepPath(id, step)}>{SESSION_STEPS[step]}</Link>}
          {step === "look" && key && <Link to={draftPath(id, key, stepPath(id, step))}>Edit it</Link>}
        </li>
      ))}
    </ul>
  );
}
