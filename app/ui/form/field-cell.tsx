import type { AnyField, FieldOf } from "../../../domain/collections/fields";
import { CollectionField, type FieldsProps } from "./collection-field";
import styles from "./collection-fields.module.css";
import { ImageChooser } from "./image-chooser";
import { PictureFields, useIsOtherPicture } from "./picture-fields";
import type { FormValues } from "./use-form-values";

export type CellProps = FieldsProps & {
  values: FormValues;
  /** The stored texts, to which the person can return after changing a picture. */
  before: FieldsProps["texts"];
};

type Props = CellProps & {
  name: string;
  /** The item of a list begins with this picture, and is removed with it. */
  isLead?: boolean | undefined;
};

/** One field in the grid of a form, including a picture and its fields. Lists have their own parts. */
export function FieldCell({ values, before, isLead, ...props }: Props) {
  const field = props.fields[props.name]!;
  if (field.kind === "picture") return <PictureCell {...{ ...props, values, before, isLead, field }} />;
  return (
    <div className={widthOf(field)}>
      <CollectionField {...props} />
    </div>
  );
}

function PictureCell({ name, field, values, before, isLead, ...props }: Props & { field: FieldOf<"picture"> }) {
  const path = (props.prefix ?? "") + name;
  const control = values.pictureAt(path);
  const isOther = useIsOtherPicture(control);
  return (
    <ImageChooser
      className={styles.wide}
      name={path}
      field={field}
      addressOf={values.addressOf}
      current={before[name] ?? ""}
      control={control}
      error={props.errors[path]}
      isLead={isLead}
      renderMore={(folded) => (
        <PictureFields
          {...props}
          picture={name}
          isOther={isOther}
          preview={control.picture?.preview}
          isNew={control.picture?.file !== undefined}
          folded={folded}
        />
      )}
    />
  );
}

/** Long texts have their own row; short ones share a row. */
export function widthOf(field: AnyField): string | undefined {
  if (WIDE.includes(field.kind) || field.wide) return styles.wide;
  return SHORT.includes(field.kind) || (field.kind === "line" && field.max <= MAX_SHORT) ? styles.short : undefined;
}

const WIDE = ["text", "prose", "lines", "references"];
const SHORT = ["date", "time", "choice", "number"];
const MAX_SHORT = 60;
