import { useState, type InputEvent } from "react";
import { CollectionField, type FieldsProps } from "../../../ui/form/collection-field";
import fieldStyles from "../../../ui/field/field.module.css";
import adminStyles from "../../../ui/admin/admin.module.css";
import type { ReportsContent } from "../../../../domain/content/reports";
import { countOf, countText } from "../text-count";

type Limits = ReportsContent["limits"];
type Props = FieldsProps & { limits: Limits };

export function TextStep({ limits, ...parts }: Props) {
  return (
    <>
      <p className={fieldStyles.help}>
        Below each of the first three texts you see how many {limits.unit} the council’s form takes.
      </p>
      <CountedText {...parts} name="objective" limits={limits} />
      <CountedText {...parts} name="learnt" limits={limits} />
      <CountedText {...parts} name="outcome" limits={limits} />
      <CollectionField {...parts} name="posts" />
    </>
  );
}

type CountedProps = Props & { name: "objective" | "learnt" | "outcome" };

/** A longer text can be saved, because only the council has this limit. */
function CountedText({ limits, ...field }: CountedProps) {
  const { name, texts } = field;
  const { unit, [name]: limit } = limits;
  const [text, setText] = useState(texts[name] ?? "");
  const isOver = countOf(text, unit) > limit;
  return (
    <div
      className="finish-counted"
      onInput={({ target }: InputEvent<HTMLDivElement>) => setText((target as HTMLTextAreaElement).value)}
    >
      <CollectionField {...field} />
      <p className={isOver ? adminStyles.problem : fieldStyles.help}>{countText(text, limit, unit)}</p>
      <p role="status" className={fieldStyles.help}>
        {isOver && "This is too long for the council’s form. You can save it all the same."}
      </p>
    </div>
  );
}
