import { useState } from "react";
import { IMAGE_FOCUSES, MAX_IMAGE_ALT_LENGTH, MAX_IMAGE_CREDIT_LENGTH, type ImageFocus } from "../event";
import { EVENT_LABELS } from "../event-labels";
import { Field, FieldFrame } from "../../../ui/field/field";
import fieldStyles from "../../../ui/field/field.module.css";
import type { FieldsProps } from "./event-fields";
import formStyles from "./event-form.module.css";
import styles from "./image-chooser.module.css";

/** Fields about the picture: what it shows, who made it, and which part is kept where it is cropped. */
export function PictureFields({ texts, errors }: FieldsProps) {
  const [decorative, setDecorative] = useState(Boolean(texts.imageDecorative));
  return (
    <>
      <Field
        label={EVENT_LABELS.imageAlt}
        name="imageAlt"
        maxLength={MAX_IMAGE_ALT_LENGTH}
        defaultValue={texts.imageAlt}
        disabled={decorative}
        error={errors.imageAlt}
        help="For people who cannot see it, like “Four students hold up a paper bridge.”"
      />
      <label className={styles.check}>
        <input
          type="checkbox"
          name="imageDecorative"
          checked={decorative}
          onChange={(event) => setDecorative(event.currentTarget.checked)}
        />
        Photo is only decoration
      </label>
      <div className={formStyles.halves}>
        <FieldFrame label={EVENT_LABELS.imageFocus} name="imageFocus" error={errors.imageFocus}>
          <select id="imageFocus" name="imageFocus" className={fieldStyles.input} defaultValue={texts.imageFocus}>
            {IMAGE_FOCUSES.map((focus) => (
              <option key={focus} value={focus}>
                {focusLabel(focus)}
              </option>
            ))}
          </select>
        </FieldFrame>
        <Field
          label={EVENT_LABELS.imageCredit}
          name="imageCredit"
          maxLength={MAX_IMAGE_CREDIT_LENGTH}
          defaultValue={texts.imageCredit}
          error={errors.imageCredit}
        />
      </div>
    </>
  );
}

/** `"top-left"` as `"Top left"`. */
function focusLabel(focus: ImageFocus): string {
  const text = focus === "center" ? "centre" : focus.replace("-", " ");
  return text[0]!.toUpperCase() + text.slice(1);
}
