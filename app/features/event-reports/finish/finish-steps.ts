/** The five screens of “Finish this event”. Each shows some groups of the report's fields; the last one has files. */
import { eventReportCollection } from "../event-report-collection";

export const FINISH_STEPS = {
  numbers: { title: "Numbers", groups: ["numbers", "iic"] },
  photos: { title: "Photos and video", groups: ["photos"] },
  people: { title: "Winners and speakers", groups: ["people"] },
  text: { title: "Text", groups: ["words"] },
  proofs: { title: "Proofs", groups: [] },
} satisfies Record<string, { title: string; groups: string[] }>;
export type FinishStep = keyof typeof FINISH_STEPS;

const NAMES = Object.keys(FINISH_STEPS) as FinishStep[];
const FIRST = NAMES[0]!;

/** The id of the step's heading. A field may have the name of a step. */
export const idOfStep = (step: FinishStep) => `step-${step}`;
export const linkToStep = (step: FinishStep) => `#${idOfStep(step)}`;

/** Returns the first step for another hash. */
export function stepAt(hash: string): FinishStep {
  return NAMES.find((step) => linkToStep(step) === hash) ?? FIRST;
}

/** Undefined after the last step. */
export function stepAfter(step: FinishStep): FinishStep | undefined {
  return NAMES[NAMES.indexOf(step) + 1];
}

/** Returns the step of a field, or of a control in a list, like `winners.new-1.name`. */
export function stepOf(control: string): FinishStep {
  const [name = ""] = control.split(".");
  const { fields } = eventReportCollection;
  const group = name in fields ? fields[name as keyof typeof fields].group : undefined;
  return NAMES.find((step) => (FINISH_STEPS[step].groups as string[]).includes(group ?? "")) ?? FIRST;
}
