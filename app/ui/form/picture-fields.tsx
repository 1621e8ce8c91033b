import { useState } from "react";
import { fieldsAbout } from "../../../domain/collections/collection";
import { CollectionField, type FieldsProps } from "./collection-field";
import { checkOf } from "./form-texts";
import styles from "./image-chooser.module.css";

/** What is said about a picture. */
export function PictureFields({ picture, ...props }: FieldsProps & { picture: string }) {
  return fieldsAbout(props.fields, picture).map((name) => <AboutField key={name} {...props} name={name} />);
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
          name={(props.prefix ?? "") + check}
          checked={decorative}
          onChange={(event) => setDecorative(event.currentTarget.checked)}
        />
        Photo is only decoration
      </label>
    </>
  );
}
