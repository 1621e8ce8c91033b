import { useState } from "react";
import { fieldsAbout } from "../../../domain/collections/collection";
import { CollectionField, type FieldsProps } from "./collection-field";
import { FocusField } from "./focus-field";
import { checkOf } from "./form-texts";
import styles from "./image-chooser.module.css";

type Props = FieldsProps & {
  /** The address of the picture. */
  preview?: string | undefined;
};

/** What is said about a picture. */
export function PictureFields({ picture, ...props }: Props & { picture: string }) {
  return fieldsAbout(props.fields, picture).map((name) => <AboutField key={name} {...props} name={name} />);
}

function AboutField({ name, preview, ...props }: Props & { name: string }) {
  const field = props.fields[name]!;
  const check = checkOf(field);
  const [decorative, setDecorative] = useState(Boolean(check && props.texts[check]));
  if (field.kind === "choice" && field.isFocus) {
    const path = (props.prefix ?? "") + name;
    const { label, help } = field;
    return (
      <FocusField {...{ label, help, preview }} name={path} error={props.errors[path]} value={props.texts[name]} />
    );
  }
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
