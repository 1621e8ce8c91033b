import type { FormParts } from "../../../ui/form/collection-form";
import { ListChooser } from "../../../ui/form/list-chooser";
import type { EventProof } from "../event-report-schema.server";
import { eventReportCollection } from "../event-report-collection";
import type { FinishStep } from "./finish-steps";
import { NumbersStep } from "./numbers-step";
import { PhotosStep } from "./photos-step";
import { ProofsStep } from "./proofs-step";
import type { FinishData } from "./finish-data";
import { StepFrame } from "./step-frame";
import { StepLinks } from "./step-links";
import { TextStep } from "./text-step";
import type { ProofUploads } from "./use-proof-uploads";
import { useStep } from "./use-step";

const { fields } = eventReportCollection;

type Props = FormParts &
  Pick<FinishData, "event" | "choices" | "quarter" | "limits" | "proofs"> & {
    uploads: ProofUploads;
    onDeleted: (proof: EventProof) => void;
  };

export function FinishSteps({ texts, errors, values, event, choices, quarter, limits, ...files }: Props) {
  const { step, show, isHidden } = useStep(errors);
  const parts = { fields, texts, errors, marksOptional: false } as const;
  const frame = (one: FinishStep) => ({
    step: one,
    hidden: isHidden(one),
    onFocus: (control: string) => show(one, control),
  });
  return (
    <>
      <p>Everything is optional, and you can change it later.</p>
      <StepLinks step={step} />
      <StepFrame {...frame("numbers")}>
        <NumbersStep {...parts} choices={choices} quarter={quarter} />
      </StepFrame>
      <StepFrame {...frame("photos")}>
        <PhotosStep {...parts} values={values} uploads={files.uploads} />
      </StepFrame>
      <StepFrame {...frame("people")}>
        <ListChooser name="winners" field={fields.winners} values={values} errors={errors} />
        <ListChooser name="speakers" field={fields.speakers} values={values} errors={errors} />
      </StepFrame>
      <StepFrame {...frame("text")}>
        <TextStep {...parts} limits={limits} />
      </StepFrame>
      <StepFrame {...frame("proofs")}>
        <ProofsStep {...files} event={event.id} />
      </StepFrame>
    </>
  );
}
