import { useState } from "react";
import { CollectionFields } from "../../../ui/form/collection-fields";
import type { FormParts } from "../../../ui/form/collection-form";
import fieldStyles from "../../../ui/field/field.module.css";
import { FileProblem } from "../../../ui/form/file-problem";
import { ListChooser } from "../../../ui/form/list-chooser";
import { TickField } from "../../../ui/form/tick-field";
import { MAX_ORIGINAL_MB } from "../event-proof";
import { eventReportCollection } from "../event-report-collection";
import { WaitingProofs } from "./proof-uploads";
import type { ProofUploads } from "./use-proof-uploads";

const { fields } = eventReportCollection;

type Props = Omit<FormParts, "shown"> & { uploads: ProofUploads };

export function PhotosStep({ uploads, values, ...parts }: Props) {
  const [keepsOriginals, setKeepsOriginals] = useState(false);
  return (
    <>
      <TickField
        name="keepOriginals"
        label="Keep the original privately"
        help={`If you must show where photos were taken, tick this before you choose them. Each file is then also stored unchanged, up to ${MAX_ORIGINAL_MB} MB, for administrators only.`}
        onChange={({ target }) => setKeepsOriginals(target.checked)}
      />
      <ListChooser
        name="photos"
        field={fields.photos}
        values={values}
        errors={parts.errors}
        onFiles={(files) => keepsOriginals && uploads.add("original", files)}
      />
      <div className="finish-originals">
        <p className={fieldStyles.help}>{uploads.ofKind(isOriginal).length > 0 && "Originals:"}</p>
        <WaitingProofs uploads={uploads} isWanted={isOriginal} />
        <FileProblem id="originals-error" rejected={uploads.at("original").rejected} />
      </div>
      <CollectionFields {...parts} fields={fields} group="photos" />
    </>
  );
}

const isOriginal = (kind: string) => kind === "original";
