/** Merges unsaved text from several tabs of one browser field by field, like the changes of two people. */
import { labelAt, merge } from "../../../domain/collections/merge";
import type { Fields } from "../../../domain/collections/fields";
import type { FoundCopy } from "./browser-copies";
import { dataOf, textsOf, unreadTexts } from "./form-texts";
import type { Start } from "./start";

type Copy<Document> = { at: FoundCopy; start: Start<Document> };

/** Returns undefined without copies. The first copy is that of this tab, if it has one. */
export function startOfTabs<Document>(fields: Fields, [first, ...others]: Copy<Document>[]) {
  if (!first) return undefined;
  const start: Start<Document> = { ...first.start, replaces: [first.at] };
  // Two forms for new documents are two documents. The other one is restored when this one is saved.
  return first.start.seen ? others.reduce((all, other) => withTab(fields, all, other), start) : start;
}

function withTab<Document>(fields: Fields, start: Start<Document>, { at, start: other }: Copy<Document>) {
  const sides = sidesOf(fields, start, other);
  const merged = merge(fields, sides.before, sides.mine, sides.theirs);
  const { taken = [], dispute } = start.tabs ?? {};
  const isDisputed = merged.disputed.length > 0;
  // The person makes one choice at a time, so this copy waits for the next visit.
  if (isDisputed && dispute) return start;
  const labels = merged.taken.map((path) => labelAt(fields, path, Object.values(sides)));
  const tabs = { taken: [...taken, ...labels], dispute: isDisputed ? { merge: merged, ...sides, at } : dispute };
  const replaces = [...start.replaces!, ...(isDisputed ? [] : [at])];
  const restoredFrom = start.restoredFrom! > other.restoredFrom! ? start.restoredFrom : other.restoredFrom;
  const texts = { ...textsOf(fields, merged.data), ...unreadTexts(fields, start.texts) };
  return { ...start, texts, restoredFrom, tabs, replaces };
}

/** The tabs may have begun with different revisions, so the other tab's changes are moved to the first one's. */
function sidesOf<Document>(fields: Fields, start: Start<Document>, other: Start<Document>) {
  const [before, mine] = [dataOf(fields, start.before), dataOf(fields, start.texts)];
  const theirs = merge(fields, dataOf(fields, other.before), dataOf(fields, other.texts), before).data;
  return { before, mine, theirs };
}
