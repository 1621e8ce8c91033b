import type { ReactNode } from "react";
import styles from "../../../ui/admin/admin.module.css";
import { buttonClass } from "../../../ui/button/button";
import type { FormParts } from "../../../ui/form/collection-form";
import { goToNextField } from "../../../ui/form/enter-key";
import { ListChooser } from "../../../ui/form/list-chooser";
import { Link } from "../../../ui/link/link";
import type { EventProof } from "../event-report-schema.server";
import { eventReportCollection } from "../event-report-collection";
import { FINISH_STEPS, idOfStep, linkToStep, stepAfter, type FinishStep } from "./finish-steps";
import { NumbersStep } from "./numbers-step";
import { PhotosStep } from "./photos-step";
import { ProofsStep } from "./proofs-step";
import type { FinishData } from "./finish-data";
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
  const frame = (one: FinishStep) => ({ step: one, hidden: isHidden(one), onFocus: () => show(one) });
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

/** Every step can be opened at any time. */
function StepLinks({ step }: { step: FinishStep }) {
  return (
    <nav className={styles.steps} aria-label="Steps">
      <ol>
        {Object.entries(FINISH_STEPS).map(([name, { title }], index) => (
          <li key={name}>
            <Link
              to={linkToStep(name as FinishStep)}
              preventScrollReset
              viewTransition={false}
              aria-current={name === step ? "step" : undefined}
            >
              {index + 1}. {title}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}

type FrameProps = { step: FinishStep; hidden: boolean; onFocus: () => void; children: ReactNode };

/** One screen. A hidden one remains in the page, so that its fields belong to the form. */
function StepFrame({ step, hidden, onFocus, children }: FrameProps) {
  const next = stepAfter(step);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- One of its controls has the focus.
    <section
      className="finish-step"
      aria-labelledby={idOfStep(step)}
      hidden={hidden}
      onFocus={onFocus}
      onKeyDown={goToNextField}
    >
      <h2 id={idOfStep(step)} tabIndex={-1}>
        {FINISH_STEPS[step].title}
      </h2>
      {children}
      {next && (
        <p>
          <Link className={buttonClass({})} to={linkToStep(next)} preventScrollReset viewTransition={false} data-next>
            Next: {FINISH_STEPS[next].title}
          </Link>
        </p>
      )}
    </section>
  );
}
