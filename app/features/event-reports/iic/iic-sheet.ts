import type { ProofKind } from "../event-proof";
import type { FinishStep } from "../finish/finish-steps";
import type { Unit } from "../text-count";

/** The values for the form of the Institution's Innovation Council. */
export type IicSheet = {
  /** The id of the event. */
  id: number;
  title: string;
  /** For example `2025-26`. */
  session: string;
  isFinished: boolean;
  /** The unit in which texts are counted. */
  unit: Unit;
  fields: IicField[];
};

export type IicField = {
  label: string;
  /** Empty if it is missing. For a file, its name in the ZIP file. */
  value: string;
  isFile?: true;
  isOptional?: true;
  /** The longest text that the council's form accepts. */
  limit?: number;
  /** The screen with the field; undefined if the value is never missing. */
  step?: FinishStep;
  /** The kind of a missing proof, which that screen then chooses. */
  kind?: ProofKind;
};
