import { timeZoneName } from "../../../../domain/dates";
import {
  MAX_EVENT_DESCRIPTION_LENGTH,
  MAX_EVENT_LINK_LABEL_LENGTH,
  MAX_EVENT_LOCATION_LENGTH,
  MAX_EVENT_NOTE_LENGTH,
  MAX_EVENT_TITLE_LENGTH,
} from "../event";
import { EVENT_LABELS, type LabelledField } from "../event-labels";
import { Field, FieldFrame, TextArea } from "../../../ui/field/field";
import fieldStyles from "../../../ui/field/field.module.css";
import { Details } from "./details";
import type { FormTexts } from "./event-draft";
import styles from "./event-form.module.css";

export type FieldsProps = { texts: FormTexts; errors: Record<string, string> };

const ANY_DAY = { type: "date", min: "1900-01-01", max: "9999-12-31" };
const HELP = "Plain text. An empty line starts a new paragraph. An address that starts with https:// becomes a link.";

export function propsOf({ texts, errors }: FieldsProps, name: LabelledField) {
  return { name, label: EVENT_LABELS[name], defaultValue: texts[name], error: errors[name] };
}

export function EventFields(fields: FieldsProps) {
  return (
    <div className={styles.fields}>
      <Field {...propsOf(fields, "title")} required maxLength={MAX_EVENT_TITLE_LENGTH} />
      <TextArea
        {...propsOf(fields, "description")}
        rows={8}
        required
        maxLength={MAX_EVENT_DESCRIPTION_LENGTH}
        help={HELP}
      />
      <div className={styles.pair}>
        <Field {...propsOf(fields, "date")} {...ANY_DAY} required />
        <Field {...propsOf(fields, "location")} required maxLength={MAX_EVENT_LOCATION_LENGTH} />
      </div>
    </div>
  );
}

export function WhenFields({ timeZone, ...fields }: FieldsProps & { timeZone: string }) {
  return (
    <Details title="Times and last day" open={hasAny(fields, ["startTime", "endDate", "endTime"])}>
      <div className={styles.three}>
        <Field {...propsOf(fields, "startTime")} type="time" />
        <Field {...propsOf(fields, "endTime")} type="time" />
        <Field {...propsOf(fields, "endDate")} {...ANY_DAY} />
      </div>
      <p className={fieldStyles.help}>
        Times are in {timeZoneName(timeZone)}. Without them the event lasts the whole day.
      </p>
    </Details>
  );
}

/** The link needs both a text and an address. */
export function StateAndLinkFields(fields: FieldsProps) {
  const { defaultValue: state, ...frame } = propsOf(fields, "state");
  const open = state !== "scheduled" || hasAny(fields, ["stateNote", "linkUrl", "linkLabel"]);
  return (
    <Details title="Status (cancelled, postponed) and link" open={open}>
      <div className={styles.pair}>
        <FieldFrame {...frame}>
          <select id="state" name="state" className={fieldStyles.input} defaultValue={state}>
            <option value="scheduled">Scheduled</option>
            <option value="cancelled">Cancelled</option>
            <option value="postponed">Postponed</option>
          </select>
        </FieldFrame>
        <Field {...propsOf(fields, "stateNote")} maxLength={MAX_EVENT_NOTE_LENGTH} />
      </div>
      <div className={styles.pair}>
        <Field {...propsOf(fields, "linkLabel")} placeholder="Register" maxLength={MAX_EVENT_LINK_LABEL_LENGTH} />
        <Field
          {...propsOf(fields, "linkUrl")}
          type="url"
          placeholder="https://"
          help="Starts with https://. Visitors see the link until the event is over."
        />
      </div>
    </Details>
  );
}

export function OutcomeField(fields: FieldsProps) {
  return (
    <TextArea
      {...propsOf(fields, "outcome")}
      rows={5}
      maxLength={MAX_EVENT_DESCRIPTION_LENGTH}
      help="What happened: winners, numbers, what comes next."
    />
  );
}

function hasAny({ texts, errors }: FieldsProps, names: string[]): boolean {
  return names.some((name) => texts[name] || errors[name]);
}
