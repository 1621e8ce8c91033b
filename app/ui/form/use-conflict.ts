import { useState } from "react";
import { complete } from "../../../domain/collections/collection";
import type { Fields } from "../../../domain/collections/fields";
import { merge, take } from "../../../domain/collections/merge";
import type { ConflictData } from "./conflict";
import { dataOf, textsOf, type FormTexts, type SavedByOther } from "./form-texts";

type Props<Document> = {
  fields: Fields;
  /** The texts before both changes. */
  before: FormTexts;
  /** Fills the form with these texts, as a change of `seen`. */
  restart: (seen: Document | undefined, texts: FormTexts) => void;
  /** Someone has published other values of the same fields. */
  initial: ConflictData | undefined;
};

/** Merges changes that someone else saved meanwhile into the form. */
export function useConflict<Document>({ fields, before, restart, initial }: Props<Document>) {
  const [data, setData] = useState(initial);
  return {
    /** Undefined without a conflict. */
    data,
    /** Discards the unsaved text. */
    end: () => setData(undefined),
    mergeWith(saved: Document & SavedByOther, typed: FormTexts) {
      const sides = { before: dataOf(fields, before), mine: dataOf(fields, typed), theirs: complete(fields, saved) };
      const merged = merge(fields, sides.before, sides.mine, sides.theirs);
      restart(saved, textsOf(fields, merged.data));
      setData({ merge: merged, ...sides, saved });
    },
    /** Takes the value at a disputed path from one of both sides. */
    choose(path: string, from: object, { seen, texts }: { seen: Document | undefined; texts: FormTexts }) {
      restart(seen, textsOf(fields, take(fields, dataOf(fields, texts), path, from)));
    },
  };
}
