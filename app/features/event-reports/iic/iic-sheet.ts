import type { FinishStep } from "../finish/finish-steps";
import type { Unit } from "../text-count";

/** What the form of the Institution's Innovation Council asks for. */
export type IicSheet = {
  /** Of the event. */
  id: number;
  title: string;
  /** Like `2025-26`. */
  session: string;
  isFinished: boolean;
  /** In which texts are counted. */
  unit: Unit;
  /** In the order of the form. */
  fields: IicField[];
};

export type IicField = {
  label: string;
  /** Empty if it is missing. Of a file, its name in the ZIP file. */
  value: string;
  isFile?: true;
  isOptional?: true;
  /** The longest text that the form takes. */
  limit?: number;
  /** The screen where it is entered; undefined if it is never missing. */
  step?: FinishStep;
};
