import { todayIn } from "../../../../domain/moments";
import { nextLabel } from "../../../../domain/session-label";
import adminStyles from "../../../ui/admin/admin.module.css";
import { ButtonLink } from "../../../ui/button/button";
import { Details } from "../../../ui/form/details";
import { Page } from "../../../ui/page/page";
import { metaOf } from "../../../ui/page/page-meta";
import { beginSession, stepPath } from "../new-session-calls";
import { newSessionContext } from "../new-session-context";
import { SettingsForm } from "../settings-form";
import styles from "../steps/steps.module.css";
import { useUnsavedName } from "../unsaved";
import { UnsavedChanges } from "../unsaved-changes";
import { adminRequest } from "../../accounts/admin-request";
import type { Route } from "./+types/route";

export async function loader({ context }: Route.LoaderArgs) {
  const { newSessions } = context.get(newSessionContext);
  const { viewer, content, timeZone } = await adminRequest(context);
  const { session, defaults } = content.site;
  const year = defaults.teamYear + 1;
  const firstOfAugust = `${year}-08-01`;
  const publishOn = firstOfAugust > todayIn(timeZone) ? firstOfAugust : "";
  return {
    open: await newSessions.listOpen(viewer),
    last: await newSessions.findLast(viewer),
    now: session,
    first: { label: nextLabel(session), year, publishOn },
  };
}

export const meta = metaOf({ title: "Start the next session" });

export default function BeginSession({ loaderData: { open, last, now, first } }: Route.ComponentProps) {
  const nameOf = useUnsavedName();
  const form = (
    <UnsavedChanges name={nameOf("new", "when")}>
      <SettingsForm
        first={first}
        submitLabel="Begin"
        onSave={async ({ year = first.year, ...settings }) => {
          const { id } = await beginSession({ ...settings, year });
          return stepPath(id, "who-stays");
        }}
      />
    </UnsavedChanges>
  );
  return (
    <Page
      title="Start the next session"
      lead={
        <>
          Visitors see the session <span className={styles.label}>{now}</span>. Prepare the next one in seven steps:
          stop and go on at any time. Nothing is public before the last step.
        </>
      }
    >
      {open.map(({ id, title, step }) => (
        <p key={id} className={adminStyles.note}>
          <span>“{title}” is being prepared.</span>
          <ButtonLink to={stepPath(id, step)}>Continue</ButtonLink>
        </p>
      ))}
      {last && (
        <p className={adminStyles.note}>
          <span>“{last.title}” is published.</span>
          <ButtonLink to={stepPath(last.id, "publish")} variant="quiet">
            See or undo it
          </ButtonLink>
        </p>
      )}
      {open.length === 0 ? (
        form
      ) : (
        <div className={adminStyles.section}>
          <Details summary="Begin another session" open={false}>
            {form}
          </Details>
        </div>
      )}
    </Page>
  );
}
