import { labelAt, type Merge } from "../../../domain/collections/merge";
import type { Collection } from "../../../domain/collections/collection";
import { formatMoment } from "../../../domain/moments";
import { Notice } from "../notice/notice";
import type { AddressOf } from "./chosen-picture";
import styles from "./conflict.module.css";
import { DisputedField } from "./disputed-field";
import type { SavedByOther } from "./form-texts";

export type ConflictData = {
  merge: Merge<object>;
  /** The version before both changes, and the two changes. */
  before: object;
  mine: object;
  theirs: object;
  /** Undefined if the other change is unsaved text of another tab. */
  saved?: SavedByOther;
};
type Props = {
  collection: Pick<Collection, "name" | "fields">;
  conflict: ConflictData;
  timeZone: string;
  /** The label of the button that saves. */
  submitLabel: string;
  errors: Record<string, string>;
  addressOf: AddressOf;
  onChoose: (path: string, from: object) => void;
};

/** Two people edited one document. The form contains both changes; fields that both changed need a choice. */
export function Conflict({ collection: { name, fields }, conflict, ...props }: Props) {
  const { timeZone, submitLabel, errors, addressOf, onChoose } = props;
  const { merge, before, mine, theirs, saved } = conflict;
  const sides = [before, mine, theirs];
  const choices = saved ? WHOSE : IN_TABS;
  const taken = merge.taken.map((path) => labelAt(fields, path, sides)).join(", ");
  return (
    <section className={styles.conflict} aria-label={`Two changes of one ${name}`}>
      {saved ? (
        <Notice kind="failure" takesFocus={conflict}>
          <p>
            {saved.savedBy || "Someone else"} saved this {name} on {formatMoment(saved.updatedAt, timeZone)}, after you
            opened it. Nothing of yours is saved yet.
          </p>
          {taken && <p>Their changes are in the form now: {taken}.</p>}
          <p>
            {merge.disputed.length > 0 && "You both changed the fields below. Choose one for each. "}
            Then press “{submitLabel}” again. The version saved before yours stays in the history.
          </p>
        </Notice>
      ) : (
        <p>You changed the fields below in two tabs. Choose one text for each. Then press “{submitLabel}”.</p>
      )}
      {merge.disputed.map((path) => (
        <DisputedField
          key={`${saved?.revision} ${path}`}
          {...{ fields, path, addressOf, choices }}
          label={labelAt(fields, path, sides)}
          mine={mine}
          theirs={theirs}
          error={errors[`choose-${path}`]}
          onChoose={(from) => onChoose(path, from)}
        />
      ))}
    </section>
  );
}

const WHOSE = ["Yours", "Theirs"];
const IN_TABS = ["In the form now", "In another tab"];
