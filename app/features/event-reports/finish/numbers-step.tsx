import type { Labelled } from "../../../ui/field/field";
import fieldStyles from "../../../ui/field/field.module.css";
import { Select } from "../../../ui/field/select";
import type { FieldsProps } from "../../../ui/form/collection-field";
import { CollectionFields } from "../../../ui/form/collection-fields";
import fieldsStyles from "../../../ui/form/collection-fields.module.css";
import { eventReportCollection, IIC_FIELDS } from "../event-report-collection";
import type { Choices } from "./finish-data";

type Props = FieldsProps & {
  choices: Choices;
  /** The quarter of the event's date. */
  quarter: string;
};

const { node: NODE } = eventReportCollection.fields;

export function NumbersStep({ choices, quarter, ...parts }: Props) {
  return (
    <>
      <p className={fieldStyles.help}>For the reports. The page of the event does not show these numbers.</p>
      <CollectionFields {...parts} group="numbers" />
      <ChoiceFromList
        name="node"
        label={NODE.label}
        help={
          Object.keys(choices.node).length > 0
            ? NODE.help
            : "The node (department) that organised it. The nodes of this event’s session are not entered yet."
        }
        options={choices.node}
        empty="Not chosen"
        value={parts.texts.node}
        error={parts.errors.node}
      />
      <fieldset className="finish-group">
        <legend>For the Institution’s Innovation Council (IIC)</legend>
        <div className={fieldsStyles.fields}>
          {Object.entries(IIC_FIELDS).map(([name, { label, help }]) => (
            <ChoiceFromList
              key={name}
              {...{ name, label, help }}
              options={choices[name as keyof Choices]}
              empty={name === "quarter" && quarter ? `${quarter} (from the date)` : "Not chosen"}
              value={parts.texts[name]}
              error={parts.errors[name]}
            />
          ))}
        </div>
      </fieldset>
    </>
  );
}

type ChoiceProps = Labelled & {
  /** Values and their labels. */
  options: Record<string, string>;
  /** The label for no choice. */
  empty: string;
  value: string | undefined;
};

/** A choice from a list that administrators edit. The current value remains, even if it was removed from the list. */
function ChoiceFromList({ options, empty, value = "", ...frame }: ChoiceProps) {
  const all = { ...options, ...(value && !(value in options) && { [value]: `${value} (no longer in the list)` }) };
  return <Select {...frame} defaultValue={value} options={[["", empty], ...Object.entries(all)]} />;
}
