import type { Picture } from "../../../domain/picture";
import type { TeamMember } from "../../../domain/content/team";
import type { Content } from "../../../platform/content/index.ts";

export type Person = Omit<TeamMember, "picture"> & { picture: Picture | undefined };
export type Team = ReturnType<typeof teamOf>;

export function teamOf(content: Content, year: number) {
  const people = (members: TeamMember[]): Person[] =>
    members.map((member) => ({ ...member, picture: content.findPicture(member.picture) }));
  const students = content.students.get(year);
  return {
    session: content.site.session,
    faculty: people(content.staff.faculty),
    special: people(content.staff.special),
    year,
    years: [...content.students.keys()],
    leads: people(students?.leads ?? []),
    members: people(students?.members ?? []),
  };
}
