/** Describes problems that prevent publishing, with document and field. */
import type { FieldErrors } from "../../../domain/form-problems.ts";
import { HttpError } from "../../../platform/http-error.ts";
import { titleOf } from "../content/content-store.server.ts";
import type { Step } from "./change-set-store.server.ts";
import { hasProblems } from "./change-set.ts";

/** Returns `Mission: Text: …` for the first document that cannot be published. */
export function firstProblem(steps: Step[]): string | undefined {
  const first = steps.find(hasProblems);
  return first && `${titleOf(first.current.place, first.data)}: ${Object.values(first.problems)[0]}`;
}

/** @throws {HttpError} 400 or 412 naming document and field */
export function refuseProblems(steps: Step[], consequence: string): void {
  const problem = firstProblem(steps);
  if (!problem) return;
  const wrong = steps.filter(hasProblems);
  const entries = wrong.flatMap(({ document, problems }) =>
    Object.entries(problems).map(([path, text]) => [`${document.key}.${path}`, text]),
  );
  const status = wrong.some(({ isDisputed }) => isDisputed) ? 412 : 400;
  throw new HttpError(status, `${problem} ${consequence}`, { fields: Object.fromEntries(entries) as FieldErrors });
}
