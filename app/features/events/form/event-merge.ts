/** Merges two edits of one event. Fields that both changed need a choice. */
import type { EventData } from "../event-collection";
import type { FormTexts } from "../../../ui/form/collection-fields";

/** These three change together, because a description belongs to one image. */
const IMAGE = ["image", "imageAlt", "imageDecorative"];

export type Merge = {
  texts: FormTexts;
  /** Changed by the other person only. */
  taken: (keyof EventData)[];
  /** Changed by both, differently. The texts have mine. */
  disputed: (keyof EventData)[];
};

/** `before` is the version that both started from. */
export function mergeEvent(before: FormTexts, mine: FormTexts, theirs: FormTexts): Merge {
  const merge: Merge = { texts: { ...mine }, taken: [], disputed: [] };
  const others = Object.keys(mine).filter((name) => !IMAGE.includes(name));
  for (const names of [...others.map((name) => [name]), IMAGE]) {
    const field = names[0] as keyof EventData;
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

export function partOf(texts: FormTexts, field: keyof EventData): FormTexts {
  const names = field === "image" ? IMAGE : [field];
  return Object.fromEntries(names.map((name) => [name, texts[name] ?? ""]));
}
