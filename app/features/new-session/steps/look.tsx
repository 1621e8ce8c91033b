import adminStyles from "../../../ui/admin/admin.module.css";
import { ButtonLink, buttonClass } from "../../../ui/button/button";
import { Link } from "../../../ui/link/link";
import { changesPath, previewPath } from "../../changes/changes-calls";
import { SESSION_STEPS, type NewSession } from "../new-session";
import { stepPath } from "../new-session-calls";
import type { StepProps } from "./step-props";
import styles from "./steps.module.css";

export function Look({ session }: StepProps) {
  const { id, pages } = session;
  return (
    <>
      <p>This is how visitors will see the pages. Each opens in a new tab.</p>
      <ul className={adminStyles.rows}>
        {pages.map(({ title, path }) => (
          <li key={path}>
            <div className={adminStyles.rowWords}>{title}</div>
            {/* Not a page of the router. */}
            <a
              className={buttonClass({ variant: "quiet", small: true })}
              href={previewPath(id, path)}
              target="_blank"
              rel="noreferrer"
            >
              Preview<span className="visually-hidden"> {title}, in a new tab</span>
            </a>
          </li>
        ))}
      </ul>
      <section className={adminStyles.section} aria-labelledby="missing">
        <h2 id="missing">What is still missing</h2>
        <MissingList session={session} />
        <div className={adminStyles.actions}>
          <ButtonLink to={stepPath(id, "publish")}>Go on</ButtonLink>
          <ButtonLink to={changesPath(id)} variant="quiet">
            See every change
          </ButtonLink>
        </div>
      </section>
    </>
  );
}

function MissingList({ session: { id, missing } }: { session: NewSession }) {
  if (missing.length === 0) return <p>Nothing.</p>;
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
