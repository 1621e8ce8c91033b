import { useState } from "react";
import adminStyles from "../../../ui/admin/admin.module.css";
import { ButtonLink } from "../../../ui/button/button";
import { Details } from "../../../ui/form/details";
import { useLinkedField } from "../../../ui/form/use-linked-field";
import { Page } from "../../../ui/page/page";
import { metaOf } from "../../../ui/page/page-meta";
import { InviteSection } from "../../invitations/invite-section";
import { invitationsContext } from "../../invitations/invitations-context";
import { EDITORS_MAY, hasEnoughAdministrators, NOT_READ, TOO_FEW } from "../administrator";
import { administratorsContext } from "../administrators-context";
import { adminRequest } from "../../accounts/admin-request";
import type { Route } from "./+types/route";
import { listedPerson, type ListedPerson } from "./listed-person";
import { Person, type LinkSettings } from "./person";

export async function loader({ context }: Route.LoaderArgs) {
  const { administrators, passwordReset } = context.get(administratorsContext);
  const { viewer, timeZone } = await adminRequest(context);
  const links = { makesLinks: passwordReset.makesLinks, timeZone };
  const { canChange } = administrators;
  const all = canChange ? await administrators.listIfAvailable(viewer) : undefined;
  if (!all) return { people: undefined, problem: canChange && NOT_READ, isEnough: true, links };
  const { invitations } = context.get(invitationsContext);
  const people = all.map((one) => listedPerson(one, viewer, timeZone));
  const invite = { sendsMail: invitations.sendsMail, usualLastDay: invitations.usualLastDay(), timeZone };
  const invited = { invitations: await invitations.list(viewer), ...invite };
  return { people, isEnough: hasEnoughAdministrators(all), links, invited };
}

export const meta = metaOf({ title: "Administrators" });

export default function Administrators({ loaderData }: Route.ComponentProps) {
  const { people, problem, isEnough, links, invited } = loaderData;
  useLinkedField();
  return (
    <Page title="Administrators" lead={`Administrators may do everything. Editors ${EDITORS_MAY}.`}>
      {!isEnough && (
        <div className={adminStyles.note}>
          <p>Only one administrator can sign in. {TOO_FEW}</p>
          <ButtonLink to="?role=admin#invite">Invite somebody</ButtonLink>
        </div>
      )}
      <section className={adminStyles.section} aria-labelledby="people">
        <h2 id="people">Who may edit the site</h2>
        {problem && <p className={adminStyles.problem}>{problem}</p>}
        {people ? <People people={people} {...links} /> : <HostedList />}
      </section>
      {invited && <InviteSection {...invited} />}
    </Page>
  );
}

/** Without the secret key of the project the site can change no account and no row, so nobody can be invited here. */
function HostedList() {
  return (
    <>
      <p>The accounts and this list are in the cell’s Supabase project. To let somebody in, open the project and:</p>
      <ol>
        <li>Under Authentication and Users, add a user with their email and a password.</li>
        <li>
          Under Table Editor, open “profiles” and insert a row: this email in lower case, and <code>admin</code> or{" "}
          <code>editor</code> as role.
        </li>
        <li>Tell them the password, and that they sign in at /admin-login.</li>
      </ol>
      <p>To end their access, delete their row, or enter its last moment under active_until.</p>
      <Details summary="For the person who runs the server …" open={false}>
        <p className={adminStyles.hint}>
          With the secret key of the project in <code>SUPABASE_SECRET_KEY</code> all of this is done on this page.
          docs/operations.md has the steps.
        </p>
      </Details>
    </>
  );
}

/** One form at a time, because its controls have fixed ids. */
function People({ people, ...links }: { people: ListedPerson[] } & LinkSettings) {
  const [changing, setChanging] = useState<string>();
  return (
    <ul className={adminStyles.rows}>
      {people.map((person) => (
        <Person
          key={person.email}
          person={person}
          {...links}
          isChanging={changing === person.email}
          onChanging={(isChanging) => setChanging(isChanging ? person.email : undefined)}
        />
      ))}
    </ul>
  );
}
