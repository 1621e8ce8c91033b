import { collection } from "../collections/collection.ts";
import { email, link, list, picture, type DataOf } from "../collections/fields.ts";
import type { Nested } from "./nested.ts";
import { neededLine, pictureOf } from "./shared.ts";

export const MAX_PEOPLE = 300;
/** The same as in team.module.css. */
export const PORTRAIT_FRAME = 4 / 5;
/** The texts of a person, also on the card that a new member fills in. */
export const personTexts = {
  name: neededLine("Name"),
  role: neededLine("Role", {
    example: "e.g. Treasurer",
    help: "Below the name.",
    headings: ["Post", "Position", "Designation"],
  }),
  email: email({
    label: "E-mail",
    help: "Everybody can see it: the button with the letter writes to it.",
    omitIfInitial: true,
  }),
  professional: link({
    label: "Professional page",
    headings: ["LinkedIn"],
    omitIfInitial: true,
    example: "https://www.linkedin.com/in/…",
    help: "The button with the briefcase leads there: “… on LinkedIn”.",
  }),
  photos: link({
    label: "Photos page",
    headings: ["Instagram"],
    omitIfInitial: true,
    example: "https://www.instagram.com/…",
    help: "The button with the camera leads there: “… on Instagram”.",
  }),
};
export type PersonTexts = DataOf<typeof personTexts>;

const { name, role, ...links } = personTexts;
const person = {
  name,
  role,
  ...pictureOf("Portrait", { frame: PORTRAIT_FRAME }),
  // Optional: a new team has no portraits on its first day.
  picture: picture({
    label: "Portrait",
    files: true,
    frame: PORTRAIT_FRAME,
    help: "Without one the page shows the initials.",
  }),
  ...links,
};
export type TeamMember = Nested<DataOf<typeof person>>;
const people = (label: string) =>
  list({
    label,
    item: "Person",
    max: MAX_PEOPLE,
    named: "name",
    of: person,
  });

export const staffCollection = collection({
  name: "content",
  fields: { faculty: people("Faculty coordinators"), special: people("Special members") },
});

export const studentsCollection = collection({
  name: "content",
  fields: { leads: people("Leads"), members: people("Members") },
});
