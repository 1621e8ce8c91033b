/** What a person changed in a step or a card and did not save, in this browser only. */
import { withStorage } from "../../ui/form/with-storage";
import { SESSION_STEPS, type Missing, type NewSession, type SessionStep } from "./new-session";

/** Values of controls by their id. A checkbox is `on` or empty. */
export type Unsaved = Record<string, string>;

/** `new` is the form that begins a session. */
export const unsavedName = (id: number | "new", step: SessionStep) => `session ${id} ${step}`;

/** The whole token would give access to the card. */
export const unsavedCardName = (token: string) => `card ${token.slice(0, 8)}`;

export function readUnsaved(name: string): Unsaved {
  return withStorage((storage) => JSON.parse(storage.getItem(name) ?? "{}") as Unsaved) ?? {};
}

/** Without storage, for example in a private window, the changes are only in the form. */
export function storeUnsaved(name: string, unsaved: Unsaved): void {
  const isEmpty = Object.keys(unsaved).length === 0;
  withStorage((storage) => (isEmpty ? storage.removeItem(name) : storage.setItem(name, JSON.stringify(unsaved))));
}

export function unsavedSteps(id: number): SessionStep[] {
  const steps = Object.keys(SESSION_STEPS) as SessionStep[];
  return steps.filter((step) => Object.keys(readUnsaved(unsavedName(id, step))).length > 0);
}

/** Includes steps with unsaved changes, which publishing would leave out. */
export function allMissing({ id, missing }: Pick<NewSession, "id" | "missing">): Missing[] {
  const textOf = (step: SessionStep) => `What you changed in “${SESSION_STEPS[step]}” is not saved yet.`;
  return [...unsavedSteps(id).map((step) => ({ text: textOf(step), step, isNeeded: true })), ...missing];
}
