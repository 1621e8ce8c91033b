import adminStyles from "../../../ui/admin/admin.module.css";
import { AskButton } from "../../../ui/admin/ask-button";
import { SmallButton } from "../../../ui/admin/small-button";
import { useAction } from "../../../ui/call/use-action";
import type { NewSession, StudentList } from "../new-session";
import { movePerson, removePerson } from "../new-session-calls";

export function TeamList({ session: { id, team, revisions } }: { session: NewSession }) {
  const act = useAction("It could not be changed.");
  const remove = (person: string) => removePerson({ id, revision: revisions.team }, person);
  /** The row moves to the end of its new list, which may be off the screen. */
  async function move(button: Element, person: string, list: StudentList) {
    await act(() => movePerson({ id, revision: revisions.team }, person, list));
    button.scrollIntoView({ block: "nearest" });
  }
  return (
    <ul className={adminStyles.rows}>
      {team.map(({ id: person, list, name, role, hasPortrait }) => (
        <li key={person}>
          <div className={adminStyles.rowWords}>
            <h3 dir="auto">{name}</h3>
            <p className={adminStyles.rowFacts}>
              {[role, list === "leads" && "Lead", !hasPortrait && "No portrait yet"].filter(Boolean).join(" · ")}
            </p>
          </div>
          <div className={adminStyles.actions}>
            <SmallButton
              label={list === "leads" ? "Make a member" : "Make a lead"}
              of={name}
              onClick={({ currentTarget }) => void move(currentTarget, person, list === "leads" ? "members" : "leads")}
            />
            <AskButton
              label="Remove"
              of={name}
              title={`Remove ${name}?`}
              confirm="Remove person"
              onConfirm={() => void act(() => remove(person), `${name} was removed.`)}
            >
              <p>What was entered for this person is removed too. This cannot be undone.</p>
            </AskButton>
          </div>
        </li>
      ))}
    </ul>
  );
}
