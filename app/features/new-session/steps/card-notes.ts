import type { MemberCard } from "../member-card.ts";
import { personNamed, plain, type TeamPerson } from "../new-session.ts";

/** Warns an administrator before accepting a card, whose sender can type the name of another person. */
export function cardNotes({ name, data }: Pick<MemberCard, "name" | "data">, team: Pick<TeamPerson, "name">[]) {
  if (!data) return [];
  const notes = plain(name) === plain(data.name) ? [] : [`Sent with the link for ${name}.`];
  const replaced = personNamed(team, name, data.name);
  if (replaced) notes.push(`Replaces ${replaced.name} in the new team.`);
  return notes;
}
