/** Merges two edits of one event. Fields that both changed need a choice. */
import type { LabelledField } from "../event-labels";
import type { FormTexts } from "./event-draft";

/** These three change together, because a description belongs to one image. */
const IMAGE = ["image", "imageAlt", "imageDecorative"];

export type Merge = {
  texts: FormTexts;
  /** Changed by the other person only. */
  taken: LabelledField[];
  /** Changed by both, differently. The texts have mine. */
  disputed: LabelledField[];
};

/** `before` is the version that both started from. */
export function mergeEvent(before: FormTexts, mine: FormTexts, theirs: FormTexts): Merge {
  const merge: Merge = { texts: { ...mine }, taken: [], disputed: [] };
  const others = Object.keys(mine).filter((name) => !IMAGE.includes(name));
  for (const names of [...others.map((name) => [name]), IMAGE]) {
    const field = names[0] as LabelledField;
    const differ = (one: FormTexts, other: FormTexts) => names.some((name) => one[name] !== other[name]);
    if (!differ(before, theirs) || !differ(mine, theirs)) continue;
    if (differ(before, mine)) merge.disputed.push(field);
    else {
      merge.taken.push(field);
      Object.assign(merge.texts, partOf(theirs, field));
    }
  }
  return merge;
}

export function partOf(texts: FormTexts, field: LabelledField): FormTexts {
  const names = field === "image" ? IMAGE : [field];
  return Object.fromEntries(names.map((name) => [name, texts[name] ?? ""]));
}
