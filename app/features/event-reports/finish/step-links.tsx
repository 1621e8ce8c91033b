import styles from "../../../ui/admin/admin.module.css";
import { Link } from "../../../ui/link/link";
import { FINISH_STEPS, linkToStep, type FinishStep } from "./finish-steps";

/** Every step can be opened at any time. */
export function StepLinks({ step }: { step: FinishStep }) {
  return (
    <nav className={styles.steps} aria-label="Steps">
      <ol>
        {Object.entries(FINISH_STEPS).map(([name, { title }], index) => (
          <li key={name}>
            <Link
              to={linkToStep(name as FinishStep)}
              preventScrollReset
              viewTransition={false}
              aria-current={name === step ? "step" : undefined}
            >
              {index + 1}. {title}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
