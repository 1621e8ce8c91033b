import {
  MAX_EVENT_DESCRIPTION_LENGTH,
  MAX_EVENT_LOCATION_LENGTH,
  MAX_EVENT_TITLE_LENGTH,
} from "../../../../domain/event";
import { Field, TextArea } from "../../../ui/field/field";
import type { FormTexts } from "./event-draft";
import styles from "./event-form.module.css";

export type FieldsProps = { texts: FormTexts; errors: Record<string, string> };

/** The words of an event, its day and its place, each with what the server said about it. */
export function EventFields({ texts, errors }: FieldsProps) {
  return (
    <div className={styles.fields}>
      <Field
        label="Title"
        name="title"
        required
        maxLength={MAX_EVENT_TITLE_LENGTH}
        defaultValue={texts.title}
        error={errors.title}
      />
      <TextArea
        label="Description"
        name="description"
        rows={8}
        required
        maxLength={MAX_EVENT_DESCRIPTION_LENGTH}
        defaultValue={texts.description}
        error={errors.description}
        help="Plain text. An empty line starts a new paragraph; an address that starts with https:// becomes a link."
      />
      <div className={styles.pair}>
        <Field
          label="Date"
          name="date"
          type="date"
          required
          min="1900-01-01"
          max="9999-12-31"
          defaultValue={texts.date}
          error={errors.date}
        />
        <Field
          label="Location"
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
