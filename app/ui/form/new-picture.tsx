import { useState, type ReactNode } from "react";
import { fieldsAbout } from "../../../domain/collections/collection";
import type { FieldOf } from "../../../domain/collections/fields";
import { CollectionField, type FieldsProps } from "./collection-field";
import { Details } from "./details";
import { isTyped } from "./form-texts";
import { ImageChooser } from "./image-chooser";
import { AboutField, useIsOtherPicture } from "./picture-fields";
import { descriptionOf, type Row } from "./rows";
import { UploadThumbnail } from "./upload-status";
import type { FormValues } from "./use-form-values";

type Props = Pick<FieldsProps, "errors" | "references"> & {
  field: FieldOf<"list">;
  row: Row;
  values: FormValues;
  prefix: string;
  called: string;
  /** The name of the picture's field. */
  lead: string;
  isExplained: boolean;
  moves: ReactNode;
};

/** Many pictures are chosen at once, so each shows only the texts that it needs. Everything else is folded. */
export function NewPicture({ field, row, values, prefix, called, lead, isExplained, moves, ...others }: Props) {
  const { of, named } = field;
  const control = values.pictureAt(prefix + lead);
  const { picture } = control;
  const shown = [...new Set([named, descriptionOf(field, lead)!])];
  const folded = Object.keys(of).filter((name) => name !== lead && !shown.includes(name));
  // Most needed: whether the people agreed.
  folded.sort((one, other) => Number(of[other]!.kind === "tick") - Number(of[one]!.kind === "tick"));
  const about = fieldsAbout(of, lead);
  const props = { ...others, fields: of, texts: row.texts, prefix };
  // Decided once, because the control would lose the focus when it moves.
  const [isLost] = useState(() => !picture && isTyped(of, row.texts));
  const isOther = useIsOtherPicture(control) && isLost;
  const isWrong = picture?.problem !== undefined || folded.some((name) => props.errors[prefix + name]);
  const more = (chooser: ReactNode) => (
    <>
      {isLost && chooser}
      {shown.map((name) => (
        <CollectionField key={name} {...props} name={name} isBrief={!isExplained} />
      ))}
      <Details summary={<More called={called} />} open={isWrong}>
        {folded.map((name) =>
          about.includes(name) ? (
            <AboutField key={name} {...props} name={name} preview={picture?.preview} isOther={isOther} isNew isBrief />
          ) : (
            <CollectionField key={name} {...props} name={name} />
          ),
        )}
        {!isLost && chooser}
        {moves}
      </Details>
    </>
  );
  return (
    <>
      <UploadThumbnail picture={picture} />
      <ImageChooser
        name={prefix + lead}
        field={of[lead] as FieldOf<"picture">}
        addressOf={values.addressOf}
        current={row.texts[lead] ?? ""}
        control={control}
        error={props.errors[prefix + lead]}
        isLead
        title={called}
        renderMore={more}
      />
    </>
  );
}

function More({ called }: { called: string }) {
  return (
    <>
      More<span className="visually-hidden"> about {called.toLowerCase()}</span>
    </>
  );
}
