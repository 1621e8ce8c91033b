/** The initial state of a form. */
import type { Merge } from "../../../domain/collections/merge";
import type { FoundCopy } from "./browser-copies";
import type { FormTexts } from "./form-texts";

export type Start<Document> = {
  /** The revision that the person changes; undefined for a new document. */
  seen: Document | undefined;
  /** The texts of that revision. */
  before: FormTexts;
  texts: FormTexts;
  /** The time of typing, if the texts are from an earlier visit. */
  restoredFrom?: Date;
  /** Text of this browser, if later text comes from another device. */
  older?: Start<Document>;
  /** The texts were typed on another device. */
  isElsewhere?: boolean;
  /** Text that other tabs of this browser have added. */
  tabs?: Tabs;
  /** The copies that this form replaces when it stores its first one. */
  replaces?: FoundCopy[];
};

type Tabs = {
  /** Labels of the fields that only other tabs changed. */
  taken: string[];
  /** Fields that another tab changed differently, and its copy, which is stored until a form is saved. */
  dispute?: { merge: Merge<object>; before: object; mine: object; theirs: object; at: FoundCopy };
};
