import { collection, isSame, type Data } from "../collections/collection.ts";
import { email, line, lines, link, list, number, picture, tick } from "../collections/fields.ts";
import type { Nested } from "./nested.ts";
import { MAX_LINE, neededLine, neededLines, neededLink, neededText } from "./shared.ts";

const year = (label: string, group: string, example: number, help: string) =>
  number({ label, group, help, required: `A year, like ${example}.`, min: 1900, max: 2999 });
const MONTHS = "A number of months, like 12.";
/** The name of the cell in the menu, if the site does not have another one. */
export const MENU_NAME = "E-CELL";
/** A longer one would not fit into the menu. */
const MAX_MENU_NAME = 24;
export const EXAMPLE_TEXTS = "These are example texts";
const FOOT = "A link at the foot of every page.";

export const siteCollection = collection({
  name: "content",
  fields: {
    product: neededLine("Short name", {
      group: "Name",
      example: "e.g. TPIC",
      help: "At the top and foot of every page.",
    }),
    brand: neededLine("Full name", {
      group: "Name",
      help: "Below the short name, and in shared links. It does not begin with the short name.",
    }),
    description: neededText("In one sentence", {
      group: "Name",
      help: "What the cell is. Search engines show it below the name, with 155 characters at most.",
    }),
    menuName: line({
      label: "Name of the cell in the menu",
      group: "Name",
      max: MAX_MENU_NAME,
      example: MENU_NAME,
      omitIfInitial: true,
      help: `Also above the pages about the cell. Empty: ${MENU_NAME}.`,
    }),
    logo: picture({
      label: "Logo",
      group: "Name",
      files: true,
      transparent: true,
      omitIfInitial: true,
      help: "At the top of every page, in place of the drawing of hills. A PNG with a transparent background, readable on light and dark.",
    }),
    exampleTexts: tick({
      label: EXAMPLE_TEXTS,
      group: "Name",
      omitIfInitial: true,
      help: "The desk reminds administrators to replace them while this is ticked. Visitors do not see it.",
    }),
    "university.name": neededLine("Name of the university", {
      group: "University",
      help: "A link at the foot of every page.",
    }),
    "university.url": neededLink("Website of the university", { group: "University", help: "This link leads there." }),
    address: neededLines("Postal address", {
      group: "Contact",
      help: "At the foot of every page and on the page Contact.",
    }),
    email: email({
      label: "E-mail",
      group: "Contact",
      help: "Below the postal address. Visitors write to it.",
      required: "This must be an e-mail address, like cell@example.edu.",
    }),
    "socials.facebook": link({ label: "Facebook", group: "Social media", help: FOOT, omitIfInitial: true }),
    "socials.instagram": link({ label: "Instagram", group: "Social media", help: FOOT, omitIfInitial: true }),
    "socials.linkedin": list({
      label: "LinkedIn pages",
      group: "Social media",
      help: `${FOOT} The text says whose page it is.`,
      item: "Page",
      max: 10,
      named: "label",
      of: { label: neededLine("Text of the link", { example: "e.g. TPIC on LinkedIn" }), url: neededLink("Address") },
    }),
    "copyright.year": year("First year", "Copyright", 2024, "In the last lines of every page: © 2024."),
    "copyright.holder": neededLine("Owner of the texts and pictures", {
      group: "Copyright",
      help: "The last lines of every page name it after this year.",
    }),
    credits: lines({
      label: "Credits",
      group: "Copyright",
      max: MAX_LINE,
      help: "Who made the site. In the last lines of every page.",
    }),
    session: neededLine("Session", {
      group: "This year",
      example: "2025-26",
      help: "Above the team: “Session 2025-26”.",
    }),
    "defaults.teamYear": year(
      "Team shown first",
      "This year",
      2025,
      "Visitors of “Meet the Team” see this year, and can choose another.",
    ),
    "defaults.nodesYear": year(
      "Nodes shown first",
      "This year",
      2025,
      "Visitors of “Nodes” see this year, and can choose another.",
    ),
    messagesKeptMonths: number({
      label: "Months until contact messages are deleted",
      group: "This year",
      required: MONTHS,
      min: 1,
      max: 120,
      help: "The contact form tells visitors this number.",
    }),
    timeZone: neededLine("Time zone", {
      group: "This year",
      example: "Asia/Kolkata",
      help: "Every date and time on the site is in this zone, and so are the calendars of events.",
    }),
  },
  check: ({ timeZone }) =>
    isTimeZone(timeZone) ? {} : { timeZone: "This must be a time zone name, like Asia/Kolkata." },
});
/** What each cell has of its own. */
const OWN_GROUPS = ["Name", "University", "Contact", "Social media", "Copyright"];

export type Setting = { name: string; label: string };

/** Returns a cell's own settings that are still as in the file. */
export function unchangedSettings(now: object, file: object): Setting[] {
  return Object.entries(siteCollection.fields).flatMap(([name, { label, group = "" }]) => {
    const value: unknown = Reflect.get(now, name);
    const isSet = Array.isArray(value) ? value.length > 0 : Boolean(value) && value !== true;
    const isUnchanged = isSet && isSame(value, Reflect.get(file, name));
    return OWN_GROUPS.includes(group) && isUnchanged ? [{ name, label }] : [];
  });
}

export type SiteContent = Nested<Data<typeof siteCollection>>;

function isTimeZone(name: string): boolean {
  try {
    return Intl.DateTimeFormat("en", { timeZone: name }) !== undefined;
  } catch {
    return false;
  }
}
