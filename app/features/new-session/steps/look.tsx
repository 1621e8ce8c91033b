import adminStyles from "../../../ui/admin/admin.module.css";
import { ButtonLink } from "../../../ui/button/button";
import { changesPath } from "../../changes/changes-calls";
import { PreviewLink } from "../../changes/preview-link";
import { stepPath } from "../new-session-calls";
import { useAllMissing } from "../unsaved";
import { MissingLists } from "./missing-list";
import type { StepProps } from "./step-props";

export function Look({ session }: StepProps) {
  const { id, pages } = session;
  const missing = useAllMissing(session);
  return (
    <>
      <p>This is how visitors will see the pages. Each opens in a new tab.</p>
      <ul className={adminStyles.rows}>
        {pages.map(({ title, path }) => (
          <li key={path}>
            <div className={adminStyles.rowWords}>{title}</div>
            <PreviewLink small id={id} page={path} of={`${title}, in a new tab`} target="_blank" rel="noreferrer" />
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
