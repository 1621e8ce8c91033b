import type { MemberCard } from "../member-card";
import type { NewSession } from "../new-session";

export type StepProps = {
  session: NewSession;
  /** Only for the step that shows them. */
  cards: MemberCard[];
  timeZone: string;
  /** In this time zone. */
  today: string;
};
