/** What a form begins with. */
import type { Merge } from "../../../domain/collections/merge";
import type { FoundCopy } from "./browser-copies";
import type { FormTexts } from "./form-texts";

export type Start<Document> = {
  /** The document in the revision that was changed; undefined for a new one. */
  seen: Document | undefined;
  /** The texts of that revision. */
  before: FormTexts;
  texts: FormTexts;
  /** When the texts were typed, if that was in an earlier visit. */
  restoredFrom?: Date;
  /** What was typed in this browser, if the texts were typed later on another device. */
  older?: Start<Document>;
  /** Whether the texts were typed on another device. */
  isElsewhere?: boolean;
  /** What other tabs of this browser have added to the texts. */
  tabs?: Tabs;
  /** Copies that the first one of this form replaces. */
  replaces?: FoundCopy[];
};

export type Tabs = {
  /** What only other tabs changed: labels of fields. */
  taken: string[];
  /** Fields that another tab changed differently, and its copy, which is stored until a form is saved. */
  dispute?: { merge: Merge<object>; before: object; mine: object; theirs: object; at: FoundCopy };
};
