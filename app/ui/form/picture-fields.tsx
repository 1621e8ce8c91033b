import { useState } from "react";
import { fieldsAbout } from "../../../domain/collections/collection";
import { CollectionField, type FieldsProps } from "./collection-field";
import { CollectionFields } from "./collection-fields";
import { checkOf } from "./form-texts";
import styles from "./image-chooser.module.css";

/** What is said about a picture, and the other fields of its group. */
export function PictureFields({ picture, ...props }: FieldsProps & { picture: string }) {
  const about = fieldsAbout(props.fields, picture);
  return (
    <>
      {about.map((name) => (
        <AboutField key={name} {...props} name={name} />
      ))}
      <CollectionFields {...props} group={props.fields[picture]!.group} />
    </>
  );
}

function AboutField({ name, ...props }: FieldsProps & { name: string }) {
  const check = checkOf(props.fields[name]!);
  const [decorative, setDecorative] = useState(Boolean(check && props.texts[check]));
  if (!check) return <CollectionField {...props} name={name} />;
  return (
    <>
      <CollectionField {...props} name={name} disabled={decorative} />
      <label className={styles.check}>
        <input
          type="checkbox"
          name={check}
          checked={decorative}
          onChange={(event) => setDecorative(event.currentTarget.checked)}
        />
        Photo is only decoration
      </label>
    </>
  );
}
