import { z } from "zod";
import { emailAddress, line, pictureReference, webAddress } from "./shared.ts";

/** One person: photo, name, role, and three links. */
export const teamMember = z.strictObject({
  name: line,
  role: line,
  picture: pictureReference,
  email: emailAddress,
  /** Page on a professional network (LinkedIn). */
  professional: webAddress,
  /** Page on a photo network (Instagram). */
  photos: webAddress,
});
export type TeamMember = z.infer<typeof teamMember>;

/** `content/team/staff.yaml`: the people who stay when the students change. */
export const staffContent = z.strictObject({ faculty: z.array(teamMember).min(1), special: z.array(teamMember) });
export type StaffContent = z.infer<typeof staffContent>;

/** `content/team/students-{year}.yaml`: the leads are in a row of their own, before the others. */
export const studentsContent = z.strictObject({ leads: z.array(teamMember), members: z.array(teamMember) });
export type StudentsContent = z.infer<typeof studentsContent>;
