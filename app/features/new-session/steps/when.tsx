import { useLocation } from "react-router";
import { Link } from "../../../ui/link/link";
import { changesPath } from "../../changes/changes-calls";
import { SettingsForm } from "../settings-form";
import type { SessionStep } from "../new-session";
import { changeSettings, stepPath } from "../new-session-calls";
import type { StepProps } from "./step-props";

export function When({ session: { id, label, publishOn, year, revisions } }: StepProps) {
  // The last step leads here and back.
  const { next = "who-stays" } = (useLocation().state ?? {}) as { next?: SessionStep };
  return (
    <>
      <p>
        The team and the nodes of {year} will be shown first. To choose another year,{" "}
        <Link to={changesPath(id)}>delete these changes</Link> and begin again.
      </p>
      <SettingsForm
        first={{ label, publishOn: publishOn ?? "" }}
        submitLabel="Save and go on"
        onSave={async (settings) => {
          await changeSettings({ id, revision: revisions.site }, settings);
          return stepPath(id, next);
        }}
      />
    </>
  );
}
