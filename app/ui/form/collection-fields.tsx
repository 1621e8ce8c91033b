import type { AnyField } from "../../../domain/collections/fields";
import { CollectionField, type FieldsProps } from "./collection-field";
import styles from "./collection-fields.module.css";

/** Draws the fields of one group in their order. Pictures, what is said about them, and lists have parts of their own. */
export function CollectionFields({ group, ...props }: FieldsProps & { group?: string }) {
  const names = Object.entries(props.fields)
    .filter(([, field]) => field.group === group && isPlain(field))
    .map(([name]) => name);
  return <FieldGrid {...props} names={names} />;
}

export function FieldGrid({ names, ...props }: FieldsProps & { names: string[] }) {
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

export function isPlain({ kind, about }: AnyField): boolean {
  return !about && kind !== "picture" && kind !== "list";
}

/** Long texts have a row of their own; short ones share one. */
function widthOf(field: AnyField): string | undefined {
  if (WIDE.includes(field.kind) || field.wide) return styles.wide;
  return SHORT.includes(field.kind) || (field.kind === "line" && field.max <= MAX_SHORT) ? styles.short : undefined;
}

const WIDE = ["text", "prose", "lines", "references"];
const SHORT = ["date", "time", "choice", "number"];
/** In characters. */
const MAX_SHORT = 60;
