import { z } from "zod";
import { emailAddress, line, pictureReference, webAddress } from "./shared.ts";

const teamMember = z.strictObject({
  name: line,
  role: line,
  picture: pictureReference,
  email: emailAddress,
  /** LinkedIn or similar. */
  professional: webAddress,
  /** Instagram or similar. */
  photos: webAddress,
});
export type TeamMember = z.infer<typeof teamMember>;

export const staffContent = z.strictObject({ faculty: z.array(teamMember).min(1), special: z.array(teamMember) });
export type StaffContent = z.infer<typeof staffContent>;

export const studentsContent = z.strictObject({ leads: z.array(teamMember), members: z.array(teamMember) });
export type StudentsContent = z.infer<typeof studentsContent>;
