import { useState } from "react";
import { CollectionFields, type FieldsProps } from "../../../ui/form/collection-fields";
import { Field } from "../../../ui/field/field";
import { eventCollection } from "../event-collection";
import styles from "./image-chooser.module.css";

const { label, help, max } = eventCollection.fields.imageAlt;

export function PictureFields(props: FieldsProps) {
  const { texts, errors } = props;
  const [decorative, setDecorative] = useState(Boolean(texts.imageDecorative));
  return (
    <>
      <Field
        name="imageAlt"
        label={label}
        help={help}
        maxLength={max}
        defaultValue={texts.imageAlt}
        error={errors.imageAlt}
        disabled={decorative}
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
      <CollectionFields {...props} group="image" />
    </>
  );
}
