import type { ReactNode, SubmitEvent } from "react";
import { formatMoment, LAST_LOCAL_TIME, momentIn, timeZoneName, todayIn } from "../../../domain/moments";
import { Button } from "../button/button";
import { Field } from "../field/field";
import adminStyles from "./admin.module.css";

type Props = {
  /** The planned moment in ISO 8601, if there is one. */
  publishAt: string | null | undefined;
  timeZone: string;
  /** `at` is in ISO 8601; null cancels the time. */
  onChoose: (at: string | null) => void;
  /** More buttons. */
  children?: ReactNode;
};

export function PublishAt({ publishAt, timeZone, onChoose, children }: Props) {
  const isScheduled = Boolean(publishAt);
  function submit(submitted: SubmitEvent<HTMLFormElement>) {
    submitted.preventDefault();
    const at = String(new FormData(submitted.currentTarget).get("at"));
    onChoose(momentIn(timeZone, at).toISOString());
  }
  return (
    <form className={adminStyles.form} onSubmit={submit}>
      <Field
        label={isScheduled ? "Publish at another time" : "Publish at a time"}
        name="at"
        type="datetime-local"
        defaultValue={publishAt ? localValue(publishAt, timeZone) : undefined}
        min={`${todayIn(timeZone)}T00:00`}
        max={LAST_LOCAL_TIME}
        required
        help={`Times are in ${timeZoneName(timeZone)}.`}
      />
      <div className={adminStyles.actions}>
        <Button type="submit" variant="quiet">
          {isScheduled ? "Change the time" : "Publish at this time"}
        </Button>
        {isScheduled && (
          <Button variant="quiet" onClick={() => onChoose(null)}>
            Do not publish by itself
          </Button>
        )}
        {children}
      </div>
    </form>
  );
}

/** Returns the value of an input of type `datetime-local`: `2026-11-24T09:00`. */
function localValue(moment: string, timeZone: string): string {
  const time = formatMoment(moment, timeZone).slice(-"09:00".length);
  return `${todayIn(timeZone, new Date(moment))}T${time}`;
}
