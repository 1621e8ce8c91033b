import { formatMoment } from "../../../../domain/dates";
import { eventCollection, type EventData } from "../event-collection";
import type { SavedEvent } from "../event";
import { Notice } from "../../../ui/notice/notice";
import styles from "./conflict.module.css";
import { DisputedField } from "./disputed-field";
import { textsOf } from "./event-draft";
import type { FormTexts } from "../../../ui/form/collection-fields";
import type { Merge } from "./event-merge";

export type ConflictData = { merge: Merge; mine: FormTexts; current: SavedEvent };
type Props = {
  conflict: ConflictData;
  timeZone: string;
  /** The button that saves. */
  submitLabel: string;
  errors: Record<string, string>;
  onChoose: (field: keyof EventData, from: FormTexts) => void;
};

/** Two people edited one event. The form has both changes; only fields that both changed need a choice. */
export function Conflict({ conflict, timeZone, submitLabel, errors, onChoose }: Props) {
  const { merge, mine, current } = conflict;
  const theirs = textsOf(current);
  const taken = merge.taken.map((field) => eventCollection.fields[field].label).join(", ");
  return (
    <section className={styles.conflict} aria-label="Two changes of one event">
      <Notice kind="failure" takesFocus={conflict}>
        <p>
          {current.savedBy || "Someone else"} saved this event on {formatMoment(current.updatedAt, timeZone)}, after you
          opened it. Nothing of yours is saved yet.
        </p>
        {taken && <p>Their changes are in the form now: {taken}.</p>}
        <p>
          {merge.disputed.length > 0 && "You both changed the fields below. Choose one for each. "}
          Then press “{submitLabel}” again. The history keeps both versions.
        </p>
      </Notice>
      {merge.disputed.map((field) => (
        <DisputedField
          key={`${current.revision} ${field}`}
          field={field}
          mine={mine}
          theirs={theirs}
          error={errors[`choose-${field}`]}
          onChoose={(from) => onChoose(field, from)}
        />
      ))}
    </section>
  );
}
