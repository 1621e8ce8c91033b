import { useState } from "react";
import type { TableItems } from "../../../../domain/collections/table-items";
import adminStyles from "../../../ui/admin/admin.module.css";
import { Button, ButtonLink } from "../../../ui/button/button";
import { useGoOn } from "../../../ui/page/use-go-on";
import { draftPath } from "../../changes/changes-calls";
import { STAFF_KEY, teamKey, type NewSession } from "../new-session";
import { stepPath } from "../new-session-calls";
import { Cards } from "./cards";
import { PasteNew } from "./paste-new";
import type { StepProps } from "./step-props";
import { TeamList } from "./team-list";
import { useAddPeople, type AddPeople } from "./use-add-people";

export function WhoIsNew({ session, cards }: StepProps) {
  const { id, team, year, oldYear } = session;
  const [found, setFound] = useState<TableItems["items"]>([]);
  const adding = useAddPeople(session);
  return (
    <>
      <p>
        Paste a table of the new people, or send each of them a link, or both. A person with a name from the team of{" "}
        {oldYear} keeps the portrait and the links. A person whose role was the role of a lead in {oldYear} becomes a
        lead; below you can make others a lead. The team page will show everything in the table, e-mail addresses too.
      </p>
      <PasteNew {...{ team, adding }} onFound={setFound} />
      <Cards session={session} cards={cards} />
      <section className={adminStyles.section} aria-labelledby="new-team">
        <h2 id="new-team">The team of {year}</h2>
        {team.length === 0 ? (
          <p>No student yet. Faculty and special members are not in this list.</p>
        ) : (
          <TeamList session={session} />
        )}
        <div className={adminStyles.actions}>
          <GoOn {...{ id, found, adding }} />
          <ButtonLink to={draftPath(id, teamKey(year), stepPath(id, "who-is-new"))} variant="quiet">
            Edit people and portraits
          </ButtonLink>
          <ButtonLink to={draftPath(id, STAFF_KEY, stepPath(id, "who-is-new"))} variant="quiet">
            Add faculty or special members
          </ButtonLink>
        </div>
      </section>
    </>
  );
}

/** Adds the people of the table first, because going on would leave them out. */
function GoOn({ id, found, adding }: Pick<NewSession, "id"> & { found: TableItems["items"]; adding: AddPeople }) {
  const goOn = useGoOn();
  const to = stepPath(id, "nodes");
  if (found.length === 0) return <ButtonLink to={to}>Go on to the nodes</ButtonLink>;
  const people = found.length === 1 ? "1 person" : `${found.length} people`;
  const addAndGoOn = async () => (await adding.add(found)) && goOn(to);
  return <Button onClick={() => void addAndGoOn()}>Add {people} and go on</Button>;
}
