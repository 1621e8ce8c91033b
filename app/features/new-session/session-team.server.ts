/** Makes the team of the next session from last year's team and new people. No database. */
import { idFromText, withItemIds } from "../../../domain/collections/item-ids.ts";
import { studentsCollection, type PersonTexts, type TeamMember } from "../../../domain/content/team.ts";
import {
  namesOf,
  personNamed,
  plain,
  STUDENT_LISTS,
  type LastYearsPerson,
  type SessionNode,
  type StudentList,
} from "./new-session.ts";

/** Someone new has no id yet. */
export type Person = Pick<TeamMember, "name" | "role"> & Links & { id?: string; picture: Portrait };
/** Whether the person agreed is private: no page gets it. */
type Portrait = TeamMember["picture"] & { agreed?: boolean };
type Links = Partial<Omit<PersonTexts, "name" | "role">>;
export type Team = Record<StudentList, Person[]>;
export type NewPerson = Pick<Person, "name" | "role"> & Links & Partial<Pick<Person, "picture">>;

export const everyone = (team: Team): Person[] => STUDENT_LISTS.flatMap((list) => team[list]);
export const hasPortrait = ({ picture }: Person) => ("media" in picture ? picture.media : picture.file) !== "";
export const idsOf = (people: Person[]) => new Set(people.map(idOf));
/** Earlier versions numbered names without Latin letters, in each list again, so several people have these ids. */
const NUMBERED = /^item(-\d{1,3})?$/;
export const idOf = ({ id = "", name }: Person) => (NUMBERED.test(id) ? idFromText(name) : id);

/** Returns the people of last year's team who stay, as edited since, before the new people. */
export function withStaying(team: Team, last: Team, stays: (list: StudentList, id: string) => boolean): Team {
  const [inTeam, wereIn] = [idsOf(everyone(team)), idsOf(everyone(last))];
  const staying = new Set(STUDENT_LISTS.flatMap((list) => last[list].filter((one) => stays(list, one.id!))).map(idOf));
  const listOf = (list: StudentList) => [
    ...last[list].filter((person) => staying.has(idOf(person)) && !inTeam.has(idOf(person))),
    ...team[list].filter((person) => staying.has(idOf(person)) || !wereIn.has(idOf(person))),
  ];
  const withOwnId = (person: Person) => ({ ...person, id: idOf(person) });
  return { leads: listOf("leads").map(withOwnId), members: listOf("members").map(withOwnId) };
}

/** Returns the published staff who stay, as edited in the set, before the people who were added in it. */
export function staffWhoStay(now: Person[], published: Person[], stays: (person: Person) => boolean): Person[] {
  const edited = new Map(now.map((person) => [idOf(person), person]));
  const wereIn = idsOf(published);
  return [
    ...published.filter(stays).map((person) => edited.get(idOf(person)) ?? person),
    ...now.filter((person) => !wereIn.has(idOf(person))),
  ];
}

/** Removes e-mail addresses of people who left from last year's page. `published` is the current page. */
export function withoutOldEmails(old: Team, published: Team, team: Team): Team {
  const staying = idsOf(everyone(team));
  const emails = new Map(everyone(published).map((person) => [idOf(person), person.email]));
  const shown = ({ email: _, ...person }: Person): Person => {
    const email = staying.has(idOf(person)) && emails.get(idOf(person));
    return email ? { ...person, email } : person;
  };
  return { leads: old.leads.map(shown), members: old.members.map(shown) };
}

/**
 * A new person takes portrait and links of the same name in last year's team. The role of a lead makes a lead, in the
 * order that these roles had.
 */
export function withPeople(team: Team, last: Team, people: NewPerson[]): Team {
  const roles = last.leads.map(({ role }) => plain(role));
  const rank = ({ role }: Pick<Person, "role">) => roles.indexOf(plain(role));
  const withLead = (leads: Person[], lead: Person) => {
    const next = leads.findIndex((one) => rank(one) > rank(lead));
    return leads.toSpliced(next < 0 ? leads.length : next, 0, lead);
  };
  const known = namesOf(everyone(team));
  const added = people
    .filter(({ name }) => !known.has(plain(name)))
    .map((person) => withOldCard(everyone(last), person));
  const isLead = (person: Person) => rank(person) >= 0;
  return withIds({
    leads: added.filter(isLead).reduce(withLead, team.leads),
    members: [...team.members, ...added.filter((person) => !isLead(person))],
  });
}

function withOldCard(last: Person[], person: NewPerson): Person {
  const before = last.find(({ name }) => plain(name) === plain(person.name));
  return { ...(before ?? { picture: { file: "", alt: "" } }), ...person };
}

/** Ids are unique in the whole team, because a person can move from one row to the other. */
function withIds(team: Team): Team {
  const { of } = studentsCollection.fields.leads;
  const [leads, members] = STUDENT_LISTS.map((list) => team[list]) as [Person[], Person[]];
  const all = withItemIds(
    of,
    [...leads, ...members].map((one) => ({ ...one, id: idOf(one) })),
  );
  return { leads: all.slice(0, leads.length), members: all.slice(leads.length) };
}

/**
 * Returns people whose role names the node, or else its coordinators who did not leave, with the spelling of the new team.
 * Nodes that somebody saved keep their coordinators, or none.
 */
export function coordinatorsIn(team: Team, left: Set<string>, node: Node, areSaved: boolean): string[] {
  const people = everyone(team);
  const staying = node.coordinators
    .filter((name) => !left.has(plain(name)))
    .map((name) => personNamed(people, name)?.name ?? name);
  const named = people.filter(({ role }) => wordsOf(role).includes(wordsOf(node.name))).map(({ name }) => name);
  const keepsThem = areSaved && (staying.length > 0 || node.coordinators.length === 0);
  return keepsThem || named.length === 0 ? staying : named;
}
type Node = Pick<SessionNode, "name" | "coordinators">;

/** In spaces, so that “PR” is no part of “President”. */
const wordsOf = (text: string) => ` ${(plain(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).join(" ")} `;

/** Returns the names of last year's people who do not stay, without those who were added again. */
export function leftIn(lastYear: LastYearsPerson[], now: Person[]): Set<string> {
  return namesOf(lastYear.filter(({ stays }) => !stays)).difference(namesOf(now));
}
