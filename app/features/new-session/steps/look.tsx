import adminStyles from "../../../ui/admin/admin.module.css";
import { ButtonLink, buttonClass } from "../../../ui/button/button";
import { changesPath, previewPath } from "../../changes/changes-calls";
import { stepPath } from "../new-session-calls";
import { allMissing } from "../unsaved";
import { MissingLists } from "./missing-list";
import type { StepProps } from "./step-props";

export function Look({ session }: StepProps) {
  const { id, pages } = session;
  const missing = allMissing(session);
  return (
    <>
      <p>This is how visitors will see the pages. Each opens in a new tab.</p>
      <ul className={adminStyles.rows}>
        {pages.map(({ title, path }) => (
          <li key={path}>
            <div className={adminStyles.rowWords}>{title}</div>
            {/* A plain link, because the preview is no page of the router. */}
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
        {missing.length === 0 && <p>Nothing.</p>}
        <MissingLists id={id} missing={missing} />
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
