import { MAX_EVENT_DESCRIPTION_LENGTH, MAX_EVENT_LOCATION_LENGTH, MAX_EVENT_TITLE_LENGTH } from "../event";
import { EVENT_LABELS } from "../event-labels";
import { Field, TextArea } from "../../../ui/field/field";
import type { FormTexts } from "./event-draft";
import styles from "./event-form.module.css";

export type FieldsProps = { texts: FormTexts; errors: Record<string, string> };

/** The four required fields. */
export function EventFields({ texts, errors }: FieldsProps) {
  return (
    <div className={styles.fields}>
      <Field
        label={EVENT_LABELS.title}
        name="title"
        required
        maxLength={MAX_EVENT_TITLE_LENGTH}
        defaultValue={texts.title}
        error={errors.title}
      />
      <TextArea
        label={EVENT_LABELS.description}
        name="description"
        rows={8}
        required
        maxLength={MAX_EVENT_DESCRIPTION_LENGTH}
        defaultValue={texts.description}
        error={errors.description}
        help="Plain text. An empty line starts a new paragraph. An address that starts with https:// becomes a link."
      />
      <div className={styles.pair}>
        <Field
          label={EVENT_LABELS.date}
          name="date"
          type="date"
          required
          min="1900-01-01"
          max="9999-12-31"
          defaultValue={texts.date}
          error={errors.date}
        />
        <Field
          label={EVENT_LABELS.location}
          name="location"
          required
          maxLength={MAX_EVENT_LOCATION_LENGTH}
          defaultValue={texts.location}
          error={errors.location}
        />
      </div>
    </div>
  );
}
