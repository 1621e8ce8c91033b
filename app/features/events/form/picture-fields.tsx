import { useState } from "react";
import { IMAGE_FOCUSES, MAX_IMAGE_ALT_LENGTH, MAX_IMAGE_CREDIT_LENGTH, type ImageFocus } from "../event";
import { Field, FieldFrame } from "../../../ui/field/field";
import fieldStyles from "../../../ui/field/field.module.css";
import { propsOf, type FieldsProps } from "./event-fields";
import formStyles from "./event-form.module.css";
import styles from "./image-chooser.module.css";

export function PictureFields(fields: FieldsProps) {
  const [decorative, setDecorative] = useState(Boolean(fields.texts.imageDecorative));
  const { defaultValue: focused, ...frame } = propsOf(fields, "imageFocus");
  return (
    <>
      <Field
        {...propsOf(fields, "imageAlt")}
        maxLength={MAX_IMAGE_ALT_LENGTH}
        disabled={decorative}
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
        <FieldFrame {...frame}>
          <select id="imageFocus" name="imageFocus" className={fieldStyles.input} defaultValue={focused}>
            {IMAGE_FOCUSES.map((focus) => (
              <option key={focus} value={focus}>
                {focusLabel(focus)}
              </option>
            ))}
          </select>
        </FieldFrame>
        <Field {...propsOf(fields, "imageCredit")} maxLength={MAX_IMAGE_CREDIT_LENGTH} />
      </div>
    </>
  );
}

/** `"top-left"` becomes `"Top left"`. */
function focusLabel(focus: ImageFocus): string {
  const text = focus === "center" ? "centre" : focus.replace("-", " ");
  return text[0]!.toUpperCase() + text.slice(1);
}
