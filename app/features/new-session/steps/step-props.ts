import type { NewSession } from "../new-session";

export type StepProps = {
  session: NewSession;
  timeZone: string;
  /** In this time zone. */
  today: string;
};
