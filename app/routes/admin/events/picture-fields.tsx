import { useState } from "react";
import { IMAGE_FOCUSES, MAX_IMAGE_ALT_LENGTH, MAX_IMAGE_CREDIT_LENGTH } from "../../../../domain/event";
import { Field, FieldFrame } from "../../../ui/field/field";
import fieldStyles from "../../../ui/field/field.module.css";
import type { FieldsProps } from "./event-fields";
import formStyles from "./event-form.module.css";
import styles from "./image-chooser.module.css";

/** What is said of the picture: for those who do not see it, about who made it, and which part of it matters. */
export function PictureFields({ texts, errors }: FieldsProps) {
  const [decorative, setDecorative] = useState(Boolean(texts.imageDecorative));
  return (
    <>
      <Field
        label="What the picture shows"
        name="imageAlt"
        maxLength={MAX_IMAGE_ALT_LENGTH}
        defaultValue={texts.imageAlt}
        disabled={decorative}
        error={errors.imageAlt}
        help="For people who do not see it: “Four students hold up a paper bridge.”"
      />
      <label className={styles.check}>
        <input
          type="checkbox"
          name="imageDecorative"
          checked={decorative}
          onChange={(event) => setDecorative(event.currentTarget.checked)}
        />
        It is decoration and says nothing of its own
      </label>
      <div className={formStyles.pair}>
        <FieldFrame label="Keep in sight" name="imageFocus" error={errors.imageFocus}>
          <select id="imageFocus" name="imageFocus" className={fieldStyles.input} defaultValue={texts.imageFocus}>
            {IMAGE_FOCUSES.map((focus) => (
              <option key={focus} value={focus}>
                {focus.replace("-", " ")}
              </option>
            ))}
          </select>
        </FieldFrame>
        <Field
          label="Credit (optional)"
          name="imageCredit"
          maxLength={MAX_IMAGE_CREDIT_LENGTH}
          defaultValue={texts.imageCredit}
          error={errors.imageCredit}
        />
      </div>
    </>
  );
}
