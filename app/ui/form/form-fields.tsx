import styles from "./collection-fields.module.css";
import { FieldCell, type CellProps } from "./field-cell";
import groupStyles from "./form-fields.module.css";
import { ListChooser } from "./list-chooser";

type Props = Omit<CellProps, "before" | "prefix">;

/** Draws a whole collection: each group of fields below its name, in the order of the description. */
export function FormFields(props: Props) {
  const { fields } = props;
  const groups = [...new Set(Object.values(fields).map(({ group }) => group))];
  return groups.map((group) => {
    const names = Object.keys(fields).filter((name) => fields[name]!.group === group && !fields[name]!.about);
    const drawn = <GroupFields key="fields" {...props} names={names} />;
    if (!group) return drawn;
    return (
      <fieldset key={group} className={groupStyles.group}>
        <legend>{group}</legend>
        {drawn}
      </fieldset>
    );
  });
}

function GroupFields({ names, values, ...props }: Props & { names: string[] }) {
  const { fields, errors, references } = props;
  return (
    <div className={styles.fields}>
      {names.map((name) => {
        const field = fields[name]!;
        if (field.kind !== "list")
          return <FieldCell key={name} {...props} name={name} values={values} before={values.before} />;
        return (
          <div key={name} className={styles.wide}>
            <ListChooser {...{ name, field, values, errors, references }} />
          </div>
        );
      })}
    </div>
  );
}
