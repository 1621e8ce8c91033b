import { Suspense, useState } from "react";
import type { TableItems } from "../../../../domain/collections/table-items";
import { studentsCollection } from "../../../../domain/content/team";
import adminStyles from "../../../ui/admin/admin.module.css";
import { Button, ButtonLink } from "../../../ui/button/button";
import { asApiError, type ApiError } from "../../../ui/call/request";
import { useAction } from "../../../ui/call/use-action";
import { useDone } from "../../../ui/call/use-done";
import { lazyPart } from "../../../ui/lazy-part";
import { NotLoaded } from "../../../ui/notice/not-loaded";
import { Notice } from "../../../ui/notice/notice";
import { draftPath } from "../../changes/changes-calls";
import { teamKey, type NewSession } from "../new-session";
import { addPeople, removePerson, stepPath } from "../new-session-calls";
import { Cards } from "./cards";
import type { StepProps } from "./step-props";

/** The role decides whether a person is a lead or a member. */
const PEOPLE = { ...studentsCollection.fields.members, label: "People" };

const PasteTable = lazyPart(() => import("../../../ui/form/paste-table"), NotLoaded);

export function WhoIsNew({ session, cards }: StepProps) {
  const { id, team, year, oldYear } = session;
  return (
    <>
      <p>
        Paste a table of the new people, or send each of them a link, or both. Someone with the name of a person of{" "}
        {oldYear} keeps the portrait and the links; someone with the role of a lead of {oldYear} is in the row of leads.
      </p>
      <PasteNew session={session} />
      <Cards session={session} cards={cards} />
      <section className={adminStyles.section} aria-labelledby="new-team">
        <h2 id="new-team">The team of {year}</h2>
        {team.length === 0 ? (
          <p>No student yet. Faculty and special members are not in this list.</p>
        ) : (
          <TeamList session={session} />
        )}
        <div className={adminStyles.actions}>
          <ButtonLink to={stepPath(id, "nodes")}>Go on to the nodes</ButtonLink>
          <ButtonLink to={draftPath(id, teamKey(year), stepPath(id, "who-is-new"))} variant="quiet">
            Edit people and portraits
          </ButtonLink>
        </div>
      </section>
    </>
  );
}

function PasteNew({ session: { id, team, revisions } }: Pick<StepProps, "session">) {
  const [isOpen, setOpen] = useState(true);
  const [wasClosed, setWasClosed] = useState(false);
  const [additions, setAdditions] = useState(0);
  const [failure, setFailure] = useState<{ text: string }>();
  const done = useDone();

  async function add(people: TableItems["items"]) {
    setFailure(undefined);
    try {
      await addPeople({ id, revision: revisions.team }, people);
      setAdditions(additions + 1);
      await done(`${people.length} added to the new team. Visitors do not see it yet.`);
    } catch (error) {
      setFailure({ text: reasonOf(asApiError(error), people) });
    }
  }
  if (!isOpen)
    return (
      <Button variant="quiet" onClick={() => setOpen(true)}>
        Paste a table
      </Button>
    );
  return (
    <>
      {failure && (
        <Notice kind="failure" takesFocus={failure}>
          {failure.text}
        </Notice>
      )}
      <Suspense>
        <PasteTable
          // A new key empties the field after its rows were added.
          key={additions}
          name="new-people"
          field={PEOPLE}
          takesFocus={wasClosed}
          itemsNow={() => team}
          onAdd={(people) => void add(people)}
          onClose={() => {
            setOpen(false);
            setWasClosed(true);
          }}
        />
      </Suspense>
    </>
  );
}

/** Names the person of `people.2.email`, because the table has no fields that could be marked. */
function reasonOf({ message, fields }: ApiError, people: TableItems["items"]): string {
  const reasons = Object.entries(fields).map(([path, why]) => {
    const person = people[Number(path.split(".")[1])];
    return `${person?.name}: ${why}`;
  });
  return reasons.length > 0 ? `Nobody is added yet. Correct the table: ${reasons.join(" ")}` : message;
}

function TeamList({ session: { id, team, revisions } }: { session: NewSession }) {
  const act = useAction("It could not be changed.");
  const remove = (person: string) => removePerson({ id, revision: revisions.team }, person);
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
          <Button variant="quiet" small onClick={() => void act(() => remove(person), `${name} was removed.`)}>
            Remove<span className="visually-hidden"> {name}</span>
          </Button>
        </li>
      ))}
    </ul>
  );
}
