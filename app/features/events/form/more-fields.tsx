import { timeZoneName } from "../../../../domain/dates";
import { MAX_EVENT_DESCRIPTION_LENGTH, MAX_EVENT_LINK_LABEL_LENGTH, MAX_EVENT_NOTE_LENGTH } from "../event";
import { EVENT_LABELS } from "../event-labels";
import { Field, FieldFrame, TextArea } from "../../../ui/field/field";
import fieldStyles from "../../../ui/field/field.module.css";
import type { FieldsProps } from "./event-fields";
import { Details } from "./details";
import styles from "./event-form.module.css";

/** The hours, and the last day of an event of several days. */
export function WhenFields({ texts, errors, timeZone }: FieldsProps & { timeZone: string }) {
  return (
    <Details title="Times and last day" open={hasAny({ texts, errors }, ["startTime", "endDate", "endTime"])}>
      <div className={styles.three}>
        <Field
          label={EVENT_LABELS.startTime}
          name="startTime"
          type="time"
          defaultValue={texts.startTime}
          error={errors.startTime}
        />
        <Field
          label={EVENT_LABELS.endTime}
          name="endTime"
          type="time"
          defaultValue={texts.endTime}
          error={errors.endTime}
        />
        <Field
          label={EVENT_LABELS.endDate}
          name="endDate"
          type="date"
          min="1900-01-01"
          max="9999-12-31"
          defaultValue={texts.endDate}
          error={errors.endDate}
        />
      </div>
      <p className={fieldStyles.help}>
        Times are in {timeZoneName(timeZone)}. Without them the event lasts the whole day.
      </p>
    </Details>
  );
}

/** Whether it takes place, and one link to another site. The link needs both its text and its address. */
export function StateAndLinkFields({ texts, errors }: FieldsProps) {
  const names = ["stateNote", "linkUrl", "linkLabel"];
  return (
    <Details
      title="Status (cancelled, postponed) and link"
      open={texts.state !== "scheduled" || hasAny({ texts, errors }, names)}
    >
      <div className={styles.pair}>
        <FieldFrame label={EVENT_LABELS.state} name="state" error={errors.state}>
          <select id="state" name="state" className={fieldStyles.input} defaultValue={texts.state}>
            <option value="scheduled">Scheduled</option>
            <option value="cancelled">Cancelled</option>
            <option value="postponed">Postponed</option>
          </select>
        </FieldFrame>
        <Field
          label={EVENT_LABELS.stateNote}
          name="stateNote"
          maxLength={MAX_EVENT_NOTE_LENGTH}
          defaultValue={texts.stateNote}
          error={errors.stateNote}
        />
      </div>
      <div className={styles.pair}>
        <Field
          label={EVENT_LABELS.linkLabel}
          name="linkLabel"
          placeholder="Register"
          maxLength={MAX_EVENT_LINK_LABEL_LENGTH}
          defaultValue={texts.linkLabel}
          error={errors.linkLabel}
        />
        <Field
          label={EVENT_LABELS.linkUrl}
          name="linkUrl"
          type="url"
          placeholder="https://"
          defaultValue={texts.linkUrl}
          error={errors.linkUrl}
          help="Starts with https://. Visitors see the link until the event is over."
        />
      </div>
    </Details>
  );
}

/** What happened, written afterwards. */
export function OutcomeField({ texts, errors }: FieldsProps) {
  return (
    <TextArea
      label={EVENT_LABELS.outcome}
      name="outcome"
      rows={5}
      maxLength={MAX_EVENT_DESCRIPTION_LENGTH}
      defaultValue={texts.outcome}
      error={errors.outcome}
      help="What happened: winners, numbers, what comes next."
    />
  );
}

export function hasAny({ texts, errors }: FieldsProps, names: string[]): boolean {
  return names.some((name) => texts[name] || errors[name]);
}
