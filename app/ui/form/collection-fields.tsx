import type { AnyField, Fields } from "../../../domain/collections/fields";
import { Field, FieldFrame, TextArea, describedBy } from "../field/field";
import fieldStyles from "../field/field.module.css";
import styles from "./collection-fields.module.css";
import type { FormTexts } from "./form-texts";

export type FieldsProps = { fields: Fields; texts: FormTexts; errors: Record<string, string> };

/** Draws the fields of one group in their order. Pictures, what is said about them, and lists have parts of their own. */
export function CollectionFields({ group, ...props }: FieldsProps & { group?: string }) {
  const names = Object.entries(props.fields)
    .filter(([, field]) => field.group === group && !field.about && field.kind !== "picture" && field.kind !== "list")
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

type FieldProps = FieldsProps & { name: string; disabled?: boolean };

/** One field as a native element, with its label, help, limits and error. */
export function CollectionField({ fields, texts, errors, name, disabled }: FieldProps) {
  const field = fields[name]!;
  const { label, help, required } = field;
  const frame = { name, label, help, error: errors[name] };
  const input = { ...frame, defaultValue: texts[name], required: required !== undefined, disabled };
  switch (field.kind) {
    case "line":
      return <Field {...input} maxLength={field.max} placeholder={field.example} />;
    case "text":
    case "prose":
      return <TextArea {...input} rows={required ? 8 : 5} maxLength={field.max} />;
    case "date":
      return <Field {...input} type="date" min="1900-01-01" max="9999-12-31" />;
    case "link":
      return <Field {...input} type="url" placeholder={field.example} />;
    case "choice":
      return (
        <FieldFrame {...frame}>
          <select
            id={name}
            name={name}
            className={fieldStyles.input}
            defaultValue={texts[name]}
            {...describedBy(frame)}
          >
            {Object.entries(field.options).map(([value, option]) => (
              <option key={value} value={value}>
                {option}
              </option>
            ))}
          </select>
        </FieldFrame>
      );
    case "time":
    case "email":
    case "reference":
      return <Field {...input} type={field.kind === "reference" ? "text" : field.kind} />;
    default:
      return null;
  }
}

/** Long texts have a row of their own; short ones share one. */
function widthOf(field: AnyField): string | undefined {
  if (field.kind === "text" || field.kind === "prose" || field.wide) return styles.wide;
  return ["date", "time", "choice"].includes(field.kind) || ("max" in field && field.max <= MAX_SHORT)
    ? styles.short
    : undefined;
}

/** In characters. */
const MAX_SHORT = 60;
