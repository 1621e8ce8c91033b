import { timeZoneName } from "../../../../domain/moments";
import type { FieldsProps } from "../../../ui/form/collection-field";
import { CollectionFields } from "../../../ui/form/collection-fields";
import { Details } from "../../../ui/form/details";
import { textsOf } from "../../../ui/form/form-texts";
import fieldStyles from "../../../ui/field/field.module.css";

/** Groups that most events do not need. */
const MORE = {
  when: "Times and last day",
  state: "Registration, cancelled, postponed",
};

export function MoreFields({ timeZone, ...props }: FieldsProps & { timeZone: string }) {
  return (
    <>
      {Object.entries(MORE).map(([group, title]) => (
        <Details key={group} summary={title} open={isUsed(props, group)}>
          <CollectionFields {...props} group={group} />
          {group === "when" && (
            <p className={fieldStyles.help}>
              Times are in {timeZoneName(timeZone)}. Without them the event lasts the whole day.
            </p>
          )}
        </Details>
      ))}
    </>
  );
}

/** Whether any field of the group has a value or an error. */
export function isUsed({ fields, texts, errors }: FieldsProps, group: string): boolean {
  const empty = textsOf(fields);
  return Object.entries(fields)
    .filter(([, field]) => field.group === group)
    .some(([name]) => errors[name] || texts[name] !== empty[name]);
}
