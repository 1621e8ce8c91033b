import { useState } from "react";
import adminStyles from "../../../ui/admin/admin.module.css";
import { AskButton } from "../../../ui/admin/ask-button";
import { SmallButton } from "../../../ui/admin/small-button";
import { useAction } from "../../../ui/call/use-action";
import type { NewSession, TeamPerson } from "../new-session";
import { movePerson, removePerson } from "../new-session-calls";

export function TeamList({ session: { id, team } }: { session: NewSession }) {
  const [moved, setMoved] = useState("");
  return (
    <>
      <ul className={adminStyles.rows}>
        {team.map((person) => (
          <TeamRow key={person.id} id={id} person={person} onMoved={setMoved} />
        ))}
      </ul>
      <p role="status" className="visually-hidden">
        {moved}
      </p>
    </>
  );
}

type RowProps = { id: number; person: TeamPerson; onMoved: (text: string) => void };

function TeamRow({ id, person, onMoved }: RowProps) {
  const { list, name, role, hasPortrait } = person;
  const act = useAction("It could not be changed.");
  /** The row moves to the end of its new list, which may be off the screen. */
  async function move(button: Element) {
    const to = list === "leads" ? "members" : "leads";
    if (await act(() => movePerson(id, person.id, to))) onMoved(`${name} is now the last of the ${to}.`);
    button.scrollIntoView({ block: "nearest" });
  }
  return (
    <li>
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
          onClick={({ currentTarget }) => void move(currentTarget)}
        />
        <AskButton
          label="Remove"
          of={name}
          title={`Remove ${name}?`}
          confirm="Remove person"
          onConfirm={() => act(() => removePerson(id, person.id), `${name} was removed.`)}
        >
          <p>What was entered for this person is removed too. This cannot be undone.</p>
        </AskButton>
      </div>
    </li>
  );
}
