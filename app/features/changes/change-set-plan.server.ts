/** Plans the publishing of each document of a set, and finds problems that prevent it. */
import { labelAt, merge } from "../../../domain/collections/merge.ts";
import { kindOf, type ContentPlace } from "../../../domain/content/kinds.ts";
import { nested } from "../../../domain/content/nested.ts";
import type { FieldErrors } from "../../../domain/form-problems.ts";
import { CONTENT } from "../../../platform/content/live-content.ts";
import type { ContentData } from "../../../platform/content/read-files.ts";
import type { Executor } from "../../../platform/database/database.ts";
import { lockName } from "../../../platform/database/lock-name.ts";
import { readData, selectAll } from "../../../platform/documents/store.ts";
import { HttpError } from "../../../platform/http-error.ts";
import { checkedInput } from "../content/content-input.server.ts";
import { titleOf, type Parts } from "../content/content-store.server.ts";
import { labelOfPath } from "../content/field-paths.server.ts";
import {
  baseOf,
  currentFrom,
  isDeletion,
  type DraftAndCurrent,
  type SetDocumentRow,
  type Step,
} from "./change-set-store.server.ts";
import { hasProblems } from "./change-set.ts";

export async function planOf(parts: Parts, executor: Executor, documents: SetDocumentRow[]): Promise<Step[]> {
  const steps = (await currentsOf(parts, executor, documents)).map(mergedStep);
  const others = new Map(parts.live.data());
  for (const { document, data } of steps) others.set(document.key, data);
  return steps.map(({ problems, data, ...step }) => {
    const checked = checkedData(parts, step.current.place, data, others);
    return { ...step, data: checked.data ?? data, problems: { ...checked.problems, ...problems } };
  });
}

/** Rows are locked in this order before the first write, because every write waits for the version of the site. */
export async function lockDocuments({ database }: Parts, trx: Executor, documents: SetDocumentRow[]): Promise<void> {
  if (database.kind !== "postgres" || documents.length === 0) return;
  await lockName(database, trx, CONTENT.name);
  await rowsOf(trx, documents).orderBy("key").forUpdate().execute();
}

export async function currentsOf(parts: Parts, executor: Executor, documents: SetDocumentRow[]) {
  const rows = documents.length > 0 ? await rowsOf(executor, documents).execute() : [];
  // A key without a kind is from another release. It remains in the set, and nothing is done with it.
  return documents.flatMap((document) => {
    const place = kindOf(document.key);
    const row = rows.find(({ key }) => key === document.key);
    return place ? [{ document, current: currentFrom(parts, place, row) }] : [];
  });
}

const rowsOf = (executor: Executor, documents: SetDocumentRow[]) =>
  selectAll({ collection: CONTENT }, executor).where(
    "key",
    "in",
    documents.map(({ key }) => key),
  );

const DELETION = {
  problems: { deleted: "Changes delete nothing any more. Remove it from them, and delete it in its list." },
  isDisputed: false,
  disputed: [],
};
const DELETED = { problems: { deleted: "It was deleted meanwhile." }, isDisputed: true, disputed: [] };

/** It existed when it was added to the set. */
export const wasDeleted = ({ document, current }: DraftAndCurrent) =>
  document.base !== null && current.is === "nothing";

function mergedStep({ document, current }: DraftAndCurrent): Step {
  const { collection } = current.place;
  const { fields } = collection;
  if (isDeletion(document)) return { document, current, data: baseOf(collection, document), ...DELETION };
  const [before, mine] = [baseOf(collection, document), readData(fields, document.data)];
  if (wasDeleted({ document, current })) return { document, current, data: mine, ...DELETED };
  // Somebody began the same document as a draft later. Visitors do not see it, and its items do not belong to the set.
  const theirs = document.base === null && current.is === "draft" ? before : current.data;
  const { data, disputed } = merge(fields, before, mine, theirs);
  const sides = [before, mine, theirs];
  const problems = disputed.map((path) => [
    path,
    `${labelAt(fields, path, sides)}: it was changed on the site meanwhile, too. Open it in these changes and choose one version.`,
  ]);
  const isDisputed = disputed.length > 0;
  return { document, current, data, problems: Object.fromEntries(problems), isDisputed, disputed };
}

type Checked = { data?: object; problems: FieldErrors };

/** Looks up references in `others`. */
export function checkedData({ live }: Parts, place: ContentPlace, data: object, others: ContentData): Checked {
  const { fields } = place.collection;
  try {
    return { data: checkedInput(live, place, nested(fields, data, "always"), others), problems: {} };
  } catch (error) {
    if (!(error instanceof HttpError) || !error.fields) throw error;
    const found = Object.entries(error.fields);
    const problems = found.map(([path, text]) => [path, `${labelOfPath(fields, path, data)}${text}`]);
    return { problems: Object.fromEntries(problems) };
  }
}

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
