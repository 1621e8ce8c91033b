import { collection, type Data } from "../collections/collection.ts";
import { email, list } from "../collections/fields.ts";
import type { Nested } from "./nested.ts";
import { neededLine, neededLink, pictureOf } from "./shared.ts";

const MAX_PEOPLE = 300;
const person = {
  name: neededLine("Name"),
  role: neededLine("Role", { example: "Treasurer", help: "Below the name." }),
  // As in team.module.css.
  ...pictureOf("Portrait", { frame: 4 / 5 }),
  email: email({
    label: "E-mail",
    help: "Everybody can see it: the button with the letter writes to it.",
    required: "This must be an e-mail address, like cell@example.edu.",
  }),
  professional: neededLink("Professional page", {
    example: "https://www.linkedin.com/in/…",
    help: "The button with the briefcase leads there: “… on LinkedIn”.",
  }),
  photos: neededLink("Photos page", {
    example: "https://www.instagram.com/…",
    help: "The button with the camera leads there: “… on Instagram”.",
  }),
};
const people = (label: string, min = 0) =>
  list({ label, item: "Person", min, max: MAX_PEOPLE, named: "name", of: person });

export const staffCollection = collection({
  name: "content",
  fields: { faculty: people("Faculty coordinators", 1), special: people("Special members") },
});
export type StaffContent = Nested<Data<typeof staffCollection>>;
export type TeamMember = StaffContent["faculty"][number];

/** The students of one year. */
export const studentsCollection = collection({
  name: "content",
  fields: { leads: people("Leads"), members: people("Members") },
});
export type StudentsContent = Nested<Data<typeof studentsCollection>>;
