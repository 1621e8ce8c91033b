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
  /** `published` if the form has a prepared change. */
  saved: SavedByOther | "published";
};
type Props = {
  collection: Pick<Collection, "name" | "fields">;
  conflict: ConflictData;
  hasHistory: boolean;
  timeZone: string;
  /** Of the person who is signed in. */
  email: string | undefined;
  /** The current data of the form. */
  typed: object;
  errors: Record<string, string>;
  addressOf: AddressOf;
  onChoose: (path: string, from: object) => void;
};

/** Two people edited one document. The form contains both changes; fields that both changed need a choice. */
export function Conflict({ collection: { name, fields }, conflict, ...props }: Props) {
  const { typed, errors, addressOf, onChoose } = props;
  const { merge, before, mine, theirs, saved } = conflict;
  const sides = [before, mine, theirs];
  return (
    <section className={styles.conflict} aria-label={`Two changes of one ${name}`}>
      <Reason {...{ name, fields, conflict }} {...props} />
      {merge.disputed.map((path) => (
        <DisputedField
          key={`${typeof saved === "object" ? saved.revision : saved} ${path}`}
          {...{ fields, path, addressOf, mine, theirs, typed }}
          label={labelAt(fields, path, sides)}
          otherLabel={saved === "published" ? "Visitors see" : "Saved meanwhile"}
          error={errors[`choose-${path}`]}
          onChoose={(from) => onChoose(path, from)}
        />
      ))}
    </section>
  );
}

type ReasonProps = Pick<Props, "conflict" | "hasHistory" | "timeZone" | "email"> & Props["collection"];

function Reason({ name, fields, conflict, hasHistory, timeZone, email }: ReasonProps) {
  const { merge, before, mine, theirs, saved } = conflict;
  if (saved === "published")
    return (
      <Notice kind="failure" takesFocus={conflict}>
        The fields below were changed and published after this was prepared. Choose one version of each, or correct it
        in the form above.
      </Notice>
    );
  const isOwn = saved.savedBy === email;
  const by = isOwn ? "You" : saved.savedBy;
  const taken = merge.taken.map((path) => labelAt(fields, path, [before, mine, theirs])).join(", ");
  return (
    <Notice kind="failure" takesFocus={conflict}>
      <p>
        {by ? `${by} saved this ${name}` : `This ${name} was published or changed`} on{" "}
        {formatMoment(saved.updatedAt, timeZone)}
        {isOwn && ", in another tab or on another device"}, after you opened it here. What you changed is not saved yet.
      </p>
      {taken && <p>The saved changes are in the form now: {taken}.</p>}
      <p>
        {merge.disputed.length > 0
          ? "The fields below were changed twice. Choose one version of each, or correct it in the form above. Then press "
          : "Press "}
        the same button again.{hasHistory && " The version saved before yours stays in the history."}
      </p>
    </Notice>
  );
}
