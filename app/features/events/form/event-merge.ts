/** Two people changed one event. What only one of them changed is merged; the rest is for a person to choose. */
import type { LabelledField } from "../event-labels";
import type { FormTexts } from "./event-draft";

/** What an image shows is not true of another image: these three change together. Every other field is on its own. */
const IMAGE = ["image", "imageAlt", "imageDecorative"];

export type Merge = {
  texts: FormTexts;
  /** What only the other person changed. */
  taken: LabelledField[];
  /** What both changed, and differently. The texts have mine. */
  disputed: LabelledField[];
};

/** `before` is what both began with. */
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

/** The texts of `field` and of the fields that change with it. */
export function partOf(texts: FormTexts, field: LabelledField): FormTexts {
  const names = field === "image" ? IMAGE : [field];
  return Object.fromEntries(names.map((name) => [name, texts[name] ?? ""]));
}
