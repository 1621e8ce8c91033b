import type { ClipboardEvent } from "react";
import type { FieldOf, Fields } from "../../../domain/collections/fields";
import { Field, TextArea } from "../field/field";
import { ChoiceField } from "./choice-field";
import { completeAddress } from "./complete-address";
import type { FormTexts } from "./form-texts";
import { insertText } from "./insert-text";
import { ProseField } from "./prose-field";
import { withoutMarks } from "./read-clipboard";
import { ReferencesField, type Referable } from "./references-field";
import { TickField } from "./tick-field";
import { useTextCheck } from "./use-text-check";

export type FieldsProps = {
  fields: Fields;
  texts: FormTexts;
  /** Messages by the names of the controls. */
  errors: Record<string, string>;
  /** The prefix of control names in an item of a list: `leads.om-rai.` */
  prefix?: string;
  /** The things that a field can refer to, by the field's `to`. */
  references?: Record<string, Referable[]>;
  /** False if the form says that everything is optional. */
  marksOptional?: false;
};

type Props = FieldsProps & {
  name: string;
  disabled?: boolean;
  /** Another item of the list explains the field. This one does so while it is empty, if it is a line. */
  isBrief?: boolean;
};

/** A field as a native element, with its label, help, limits and error. */
export function CollectionField({ fields, texts, errors, prefix = "", name, disabled, isBrief, ...props }: Props) {
  const field = fields[name]!;
  const { label, required } = field;
  const help = isBrief ? undefined : field.help;
  const { problem, onInput } = useTextCheck(field);
  const frame = { name: prefix + name, label, help, error: problem ?? errors[prefix + name] };
  const optional = props.marksOptional;
  const input = { ...frame, optional, onInput, defaultValue: texts[name], required: required !== undefined, disabled };
  const enter = prefix && field.about ? ({ enterKeyHint: "next" } as const) : {};
  switch (field.kind) {
    case "line":
      return <Field {...input} {...enter} placeholder={isBrief ? field.help : field.example} />;
    case "text":
      if (prefix && field.omitIfInitial) return <TextArea {...input} rows={2} enterKeyHint="next" />;
      return <TextArea {...input} rows={4} onPaste={pasteWithoutMarks} />;
    case "prose":
      return <ProseField {...input} rows={12} />;
    case "lines":
      return <TextArea {...input} help={linesHelp(field)} rows={4} placeholder={field.example} />;
    case "number":
      // Not `type="number"`, whose value changes with the mouse wheel.
      return <Field {...input} required={!field.orNull} inputMode="numeric" pattern={NUMBER} />;
    case "date":
      return <Field {...input} type="date" min="1900-01-01" max="9999-12-31" />;
    case "link":
      // The browser does not accept a path of this site as a URL.
      return (
        <Field
          {...input}
          {...(field.ownPages ? { inputMode: "url" } : { type: "url" })}
          placeholder={field.example}
          onBlur={completeAddress}
        />
      );
    case "choice":
      return <ChoiceField {...frame} field={field} value={texts[name]} />;
    case "tick":
      return <TickField {...frame} defaultChecked={texts[name] === "on"} />;
    case "references":
      return <ReferencesField {...frame} chosen={texts[name] ?? ""} options={props.references?.[field.to]} />;
    case "time":
    case "email":
    case "reference":
      return <Field {...input} type={field.kind === "reference" ? "text" : field.kind} />;
    default:
      return null;
  }
}

function pasteWithoutMarks(event: ClipboardEvent): void {
  const text = event.clipboardData.getData("text/plain");
  const plain = withoutMarks(text);
  if (plain === text) return;
  event.preventDefault();
  insertText(plain);
}

/** Accepts the same numbers as form-texts.ts. */
const NUMBER = "[\\s₹]*-?[0-9][0-9,\\s]*";

const linesHelp = ({ help }: FieldOf<"lines">) => ["One in each line.", help].filter(Boolean).join(" ");
