import type { AnyField } from "../../../domain/collections/fields";
import { CollectionField, type FieldsProps } from "./collection-field";
import styles from "./collection-fields.module.css";
import { widthOf } from "./field-cell";

/** The fields of one group in their order, without lists, pictures and the fields about pictures. */
export function CollectionFields({ group, ...props }: FieldsProps & { group?: string }) {
  const names = Object.entries(props.fields)
    .filter(([, field]) => field.group === group && isPlain(field))
    .map(([name]) => name);
  return (
    <div className={styles.fields}>
      {names.map((name) => (
        <div key={name} className={widthOf(props.fields[name]!)}>
          <CollectionField {...props} name={name} />
        </div>
      ))}
    </div>
  );
}

function isPlain({ kind, about }: AnyField): boolean {
  return !about && kind !== "picture" && kind !== "list";
}
