import { collection, type Data } from "../collections/collection.ts";
import { email, lines, list, number } from "../collections/fields.ts";
import type { Nested } from "./nested.ts";
import { MAX_LINE, neededLine, neededLines, neededLink, neededText } from "./shared.ts";

const year = (label: string, group: string, example: number) =>
  number({ label, group, required: `A year, like ${example}.`, min: 1900, max: 2999 });
const MONTHS = "A number of months, like 12.";

export const siteCollection = collection({
  name: "content",
  fields: {
    product: neededLine("Short name", { group: "Name", example: "TPIC" }),
    brand: neededLine("Full name", { group: "Name" }),
    description: neededText("In one sentence", {
      group: "Name",
      help: "For search engines and shared links. Keep it below 155 characters.",
    }),
    "university.name": neededLine("University", { group: "University" }),
    "university.url": neededLink("Address of its website", { group: "University" }),
    address: neededLines("Postal address", { group: "Contact" }),
    email: email({
      label: "E-mail",
      group: "Contact",
      required: "This must be an e-mail address, like cell@example.edu.",
    }),
    "socials.facebook": neededLink("Facebook", { group: "Social media" }),
    "socials.instagram": neededLink("Instagram", { group: "Social media" }),
    "socials.linkedin": list({
      label: "LinkedIn pages",
      group: "Social media",
      help: "The label says whose page it is.",
      item: "Page",
      max: 10,
      named: "label",
      of: { label: neededLine("Label"), url: neededLink("Address") },
    }),
    "copyright.year": year("First year", "Copyright", 2024),
    "copyright.holder": neededLine("Holder", { group: "Copyright" }),
    credits: lines({ label: "Credits", group: "Copyright", max: MAX_LINE }),
    session: neededLine("Session", { group: "This year", example: "2025-26", help: "Shown above the team." }),
    "defaults.teamYear": year("Team shown first", "This year", 2025),
    "defaults.nodesYear": year("Nodes shown first", "This year", 2025),
    messagesKeptMonths: number({
      label: "Months until contact messages are deleted",
      group: "This year",
      required: MONTHS,
      min: 1,
      max: 120,
      help: "The contact form says this number.",
    }),
    timeZone: neededLine("Time zone", {
      group: "This year",
      example: "Asia/Kolkata",
      help: "Decides when a day begins.",
    }),
  },
  check: ({ timeZone }) =>
    isTimeZone(timeZone) ? {} : { timeZone: "This must be a time zone name, like Asia/Kolkata." },
});
export type SiteContent = Nested<Data<typeof siteCollection>>;

function isTimeZone(name: string): boolean {
  try {
    return Intl.DateTimeFormat("en", { timeZone: name }) !== undefined;
  } catch {
    return false;
  }
}
