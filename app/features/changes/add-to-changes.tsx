import { useRef, type KeyboardEvent } from "react";
import { LAST_LOCAL_TIME, timeZoneName } from "../../../domain/moments";
import { cutText } from "../../../domain/plain-text";
import adminStyles from "../../ui/admin/admin.module.css";
import { Button } from "../../ui/button/button";
import { Field } from "../../ui/field/field";
import { Select } from "../../ui/field/select";
import { Details } from "../../ui/form/details";
import { useSession } from "../accounts/session-context";
import { MAX_TITLE, usualTitle, type ChangeSetEntry } from "./change-set";
import { chosenSet, isChosen, isTimed, NEW, possibleSets, type Later } from "./use-later";

/** The label of a button that adds a draft to changes. It names existing ones, which may be chosen already. */
export function laterLabel(later: Later, sets?: ChangeSetEntry[]): string {
  if (isTimed(later)) return "Publish at this time";
  const chosen = chosenSet(later, sets);
  return chosen ? `Add to “${cutText(chosen.title, MAX_NAMED)}”` : "Add to changes";
}

/** The button has room for it on a phone. */
const MAX_NAMED = 30;

/** The value of the button, in `Entry.as`. */
export const LATER = "later";

type Props = {
  /** Sets that are not published. */
  sets: ChangeSetEntry[];
  document: { key: string; title: string };
  /** The current choice. */
  later: Later;
  onChange: (later: Later) => void;
  timeZone: string;
  /** An administrator can choose the time here; for others only the form's button adds the draft. */
  isPublisher: boolean;
};

/** Adds the draft to a set, which may be published at a set time, instead of publishing it. */
export function AddToChanges(props: Props) {
  const { sets, document, later, onChange, timeZone, isPublisher } = props;
  const button = useRef<HTMLButtonElement>(null);
  const choose = (part: Partial<Later>) => onChange({ ...later, ...part });
  const possible = possibleSets({ sets, document, viewer: useSession() });

  /** Prevents Enter from pressing the first button of the form, which publishes. */
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== "Enter" || !isPublisher) return;
    event.preventDefault();
    button.current?.click();
  }
  return (
    <Details
      summary={isPublisher ? "Publish later, or with other pages …" : "Which changes?"}
      open={!isPublisher || isChosen(later)}
    >
      <div className={adminStyles.form}>
        {isPublisher && later.set === NEW && (
          <Field
            label="Publish at"
            name="later-at"
            type="datetime-local"
            max={LAST_LOCAL_TIME}
            help={`In ${timeZoneName(timeZone)}. Leave it empty to publish with a button when all is ready.`}
            value={later.at}
            onKeyDown={onKeyDown}
            onChange={({ currentTarget: { value } }) => choose({ at: value })}
          />
        )}
        {possible.length > 0 && (
          <Select
            label="Together with"
            name="later-set"
            value={later.set}
            options={[[NEW, "New changes"], ...possible.map((set) => [String(set.id), set.title] as const)]}
            onChange={({ currentTarget: { value } }) => choose({ set: value })}
          />
        )}
        {later.set === NEW && (
          <Field
            label="Name of the changes"
            name="later-title"
            maxLength={MAX_TITLE}
            placeholder={usualTitle(document.title)}
            value={later.title}
            onKeyDown={onKeyDown}
            onChange={({ currentTarget: { value } }) => choose({ title: value })}
          />
        )}
        {isPublisher && (
          <div className={adminStyles.actions}>
            <Button ref={button} type="submit" name="as" value={LATER} variant="quiet" formNoValidate={!later.at}>
              {laterLabel(later, sets)}
            </Button>
          </div>
        )}
      </div>
    </Details>
  );
}
