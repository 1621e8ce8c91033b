/** The names and the steps of what a person changed and did not save. */
import { readUnsaved } from "../../ui/form/with-storage";
import { SESSION_STEPS, type Missing, type NewSession, type SessionStep } from "./new-session";

/** `new` is the form that begins a session. */
export const unsavedName = (id: number | "new", step: SessionStep) => `session ${id} ${step}`;

/** The whole token would give access to the card. */
export const unsavedCardName = (token: string) => `card ${token.slice(0, 8)}`;

export function unsavedSteps(id: number): SessionStep[] {
  const steps = Object.keys(SESSION_STEPS) as SessionStep[];
  return steps.filter((step) => Object.keys(readUnsaved(unsavedName(id, step))).length > 0);
}

/** Includes steps with unsaved changes, which publishing would leave out. */
export function allMissing({ id, missing }: Pick<NewSession, "id" | "missing">): Missing[] {
  const textOf = (step: SessionStep) => `What you changed in “${SESSION_STEPS[step]}” is not saved yet.`;
  return [...unsavedSteps(id).map((step) => ({ text: textOf(step), step, isNeeded: true })), ...missing];
}
