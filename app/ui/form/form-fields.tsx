import { Fragment, type ReactNode } from "react";
import { useLocation } from "react-router";
import adminStyles from "../admin/admin.module.css";
import styles from "./collection-fields.module.css";
import { Details } from "./details";
import { FieldCell, type CellProps } from "./field-cell";
import groupStyles from "./form-fields.module.css";
import { ListChooser } from "./list-chooser";
import { isAt } from "./use-shown-fields";

type Props = Omit<CellProps, "before" | "prefix"> & {
  /** The name of a field: only its group is shown, and other fields of `shown`. */
  only?: string | undefined;
  shown: string[];
  /** Sentences above fields. */
  notes?: Record<string, ReactNode>;
};

/** A whole collection: each group of fields below its name, in the order of the description. */
export function FormFields({ only, shown, ...props }: Props) {
  const { fields, errors } = props;
  // The hash of an address with `#hero.text` is the name of a field.
  const { hash } = useLocation();
  const linked = only ?? decodeURIComponent(hash.slice(1));
  const groups = [...new Set(Object.values(fields).map(({ group }) => group))];
  return groups.map((group) => {
    const names = Object.keys(fields).filter((name) => fields[name]!.group === group);
    const drawn = <GroupFields key="fields" {...props} names={names} />;
    const contains = (path: string) => names.some((name) => isAt(name, path));
    const open = !linked || contains(linked) || Object.keys(errors).some(contains);
    const hidden = !names.some((name) => shown.includes(name));
    // A field on its own has its label above the form.
    if (!group || (only !== undefined && contains(only)))
      return (
        <div key={group ?? "fields"} hidden={hidden}>
          {drawn}
        </div>
      );
    return (
      <Details key={group} hidden={hidden} summary={group} open={open} className={groupStyles.group}>
        {drawn}
      </Details>
    );
  });
}

function GroupFields({ names, values, notes, ...props }: Omit<Props, "shown"> & { names: string[] }) {
  const { fields, errors, references } = props;
  const drawn = names.filter((name) => !fields[name]!.about);
  return (
    <div className={styles.fields}>
      {drawn.map((name) => {
        const field = fields[name]!;
        if (field.kind !== "list")
          return (
            <Fragment key={name}>
              {notes?.[name] && (
                <div className={`${styles.wide} ${adminStyles.note}`}>
                  <p>{notes[name]}</p>
                </div>
              )}
              <FieldCell {...props} name={name} values={values} before={values.before} />
            </Fragment>
          );
        return (
          <div key={name} className={styles.wide}>
            <ListChooser {...{ name, field, values, errors, references }} />
          </div>
        );
      })}
    </div>
  );
}
