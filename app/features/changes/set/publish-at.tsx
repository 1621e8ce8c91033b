import type { SubmitEvent } from "react";
import { momentIn, timeZoneName } from "../../../../domain/moments";
import adminStyles from "../../../ui/admin/admin.module.css";
import { Button } from "../../../ui/button/button";
import { useAction } from "../../../ui/call/use-action";
import { Field } from "../../../ui/field/field";
import type { ChangeSet } from "../change-set";
import { doNotPublish, publishSet } from "../changes-calls";

type Props = { set: ChangeSet; timeZone: string };

export function PublishAt({ set, timeZone }: Props) {
  const act = useAction("The time could not be changed.");
  const isScheduled = set.state === "scheduled";

  function submit(submitted: SubmitEvent<HTMLFormElement>) {
    submitted.preventDefault();
    const at = String(new FormData(submitted.currentTarget).get("at"));
    void act(() => publishSet(set, momentIn(timeZone, at).toISOString()), "They will be published at this time.");
  }
  return (
    <form className={adminStyles.form} onSubmit={submit}>
      <Field
        label={isScheduled ? "Publish at another time" : "Publish at a time"}
        name="at"
        type="datetime-local"
        required
        help={`Times are in ${timeZoneName(timeZone)}.`}
      />
      <div className={adminStyles.actions}>
        <Button type="submit" variant="quiet">
          {isScheduled ? "Change the time" : "Publish at this time"}
        </Button>
        {isScheduled && (
          <Button variant="quiet" onClick={() => void act(() => doNotPublish(set.id), "They have no time any more.")}>
            Do not publish by itself
          </Button>
        )}
      </div>
    </form>
  );
}
