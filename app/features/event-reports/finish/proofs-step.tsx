import { useRef, useState } from "react";
import { useLocation } from "react-router";
import { choice } from "../../../../domain/collections/fields";
import fieldStyles from "../../../ui/field/field.module.css";
import { describedBy } from "../../../ui/field/field";
import { ChoiceField } from "../../../ui/form/choice-field";
import { FilePicker } from "../../../ui/form/file-picker";
import { FileProblem } from "../../../ui/form/file-problem";
import { MAX_PROOF_MB, PROOF_KINDS, PROOF_TYPES, type ProofKind } from "../event-proof";
import type { EventProof } from "../event-report-schema.server";
import { ProofList } from "./proof-list";
import { WaitingProofs } from "./proof-uploads";
import type { ProofUploads } from "./use-proof-uploads";

const { original: _, ...kinds } = PROOF_KINDS;
const kindField = choice({ label: "What the files are", options: kinds, initial: "attendance" });
const isProof = (kind: ProofKind) => kind !== "original";

type Props = {
  event: number;
  proofs: EventProof[];
  uploads: ProofUploads;
  onDeleted: (proof: EventProof) => void;
};

/** Files are stored as soon as they are chosen, not with the form. */
export function ProofsStep({ event, proofs, uploads, onDeleted }: Props) {
  const picker = useRef<HTMLInputElement>(null);
  // The link to another step has no kind, and must not change the choice.
  const search = new URLSearchParams(useLocation().search);
  const [wanted] = useState(search.get("kind") ?? kindField.initial);
  const rejected = Object.keys(kinds)
    .map((kind) => uploads.at(kind).rejected)
    .filter(Boolean)
    .join(" ");

  function kindNow(): ProofKind {
    const form = picker.current?.form;
    return ((form && new FormData(form).get("proofKind")) ?? kindField.initial) as ProofKind;
  }
  return (
    <>
      <p>
        Only administrators can open these files. Each is stored as soon as you choose it. JPEG, PNG or PDF, up to{" "}
        {MAX_PROOF_MB} MB.
      </p>
      <ChoiceField name="proofKind" label={kindField.label} field={kindField} value={wanted} />
      {/* Above the button, because the buttons of the form may cover the space below it. */}
      <WaitingProofs uploads={uploads} isWanted={isProof} />
      <div>
        <FilePicker
          ref={picker}
          id="proof-files"
          text="Add files"
          accept={PROOF_TYPES.join()}
          multiple
          {...describedBy({ name: "proof-files", error: rejected })}
          onFiles={(files) => uploads.add(kindNow(), files)}
        />
        <FileProblem id="proof-files-error" rejected={rejected} />
      </div>
      {proofs.length === 0 ? (
        <p className={fieldStyles.help}>There are no files yet.</p>
      ) : (
        <ProofList {...{ event, proofs, onDeleted }} adder={picker} />
      )}
    </>
  );
}
