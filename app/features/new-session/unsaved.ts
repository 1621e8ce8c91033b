/** The names and the steps of what a person changed and did not save. */
import { readUnsaved } from "../../ui/form/with-storage";
import { useLastEditor } from "../accounts/use-last-editor";
import { SESSION_STEPS, type Missing, type NewSession, type SessionStep } from "./new-session";

type Name = (id: number | "new", step: SessionStep) => string;

/** Another person in the same browser has other names. `new` is the form that begins a session. */
export function useUnsavedName(): Name {
  const { user } = useLastEditor();
  return (id, step) => `session ${id} ${step} ${user?.email}`;
}

/** The whole token would give access to the card. */
export const unsavedCardName = (token: string) => `card ${token.slice(0, 8)}`;

export function useUnsavedSteps(id: number): SessionStep[] {
  const nameOf = useUnsavedName();
  const steps = Object.keys(SESSION_STEPS) as SessionStep[];
  return steps.filter((step) => Object.keys(readUnsaved(nameOf(id, step))).length > 0);
}

/** Includes steps with unsaved changes, which publishing would leave out. */
export function useAllMissing({ id, missing }: Pick<NewSession, "id" | "missing">): Missing[] {
  const textOf = (step: SessionStep) => `What you changed in “${SESSION_STEPS[step]}” is not saved yet.`;
  return [...useUnsavedSteps(id).map((step) => ({ text: textOf(step), step, isNeeded: true })), ...missing];
}
