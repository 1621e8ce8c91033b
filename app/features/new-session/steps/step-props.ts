import type { MemberCard } from "../member-card";
import type { NewSession } from "../new-session";

export type StepProps = {
  session: NewSession;
  /** Empty on steps that do not show them. */
  cards: MemberCard[];
  timeZone: string;
  /** The date in this time zone. */
  today: string;
};
