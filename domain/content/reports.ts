import { collection, type Data } from "../collections/collection.ts";
import { choice, list, number, tick } from "../collections/fields.ts";
import type { Nested } from "./nested.ts";
import { neededLine, neededLines } from "./shared.ts";

const month = (label: string, help?: string) =>
  number({ label, help, required: "A month as a number: 7 for July.", min: 1, max: 12 });
const limit = (label: string) =>
  number({
    label,
    group: "Lengths of texts",
    required: "A number, like 100.",
    min: 1,
    max: 10_000,
    help: "The form of the council takes no more.",
  });
const choices = (label: string, help: string) => neededLines(label, { group: "Choices", help });

/** The choices in reports about events. The councils change them every year. */
export const reportsCollection = collection({
  name: "content",
  fields: {
    publicNumbers: tick({
      label: "Show numbers on the page Events",
      group: "For visitors",
      help: "Like “38 events, 2,140 participants this session.”",
    }),
    sessionStartsIn: {
      ...month("First month of a session", "7 for July: then the session 2025-26 ends on June 30, 2026."),
      group: "The session",
    },
    quarters: list({
      label: "Quarters",
      group: "The session",
      item: "Quarter",
      min: 1,
      max: 4,
      named: "name",
      of: { name: neededLine("Name", { example: "e.g. Quarter 1" }), startsIn: month("First month") },
    }),
    levels: list({
      label: "Levels",
      group: "Choices",
      item: "Level",
      min: 1,
      max: 20,
      named: "name",
      of: {
        name: neededLine("Name", { example: "e.g. Level 1" }),
        about: neededLine("What belongs to it", { example: "e.g. Expert talk or visit, 2 to 4 hours" }),
      },
    }),
    themes: choices("Themes", "The themes of the Institution’s Innovation Council."),
    drivers: choices("Driven by", "What an event can belong to."),
    leaders: choices("Led by", "Who can lead an event."),
    "limits.unit": choice({
      label: "Counted in",
      group: "Lengths of texts",
      options: { words: "Words", characters: "Characters" },
      initial: "words",
    }),
    "limits.objective": limit("Objective"),
    "limits.learnt": limit("What people learnt"),
    "limits.outcome": limit("Outcome"),
  },
});
export type ReportsContent = Nested<Data<typeof reportsCollection>>;
