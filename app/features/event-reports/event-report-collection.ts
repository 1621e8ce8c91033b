import { collection, type Data } from "../../../domain/collections/collection.ts";
import { choice, line, lines, link, list, numberOrNull, text, tick } from "../../../domain/collections/fields.ts";
import { MAX_LINE } from "../../../domain/content/shared.ts";
import { eventCollection } from "../events/event-collection.ts";

const MAX_TEXT = 20_000;
const { outcome, photos } = eventCollection.fields;

const name = line({ label: "Name", required: "Enter a name.", max: 200 });
const count = (label: string) => numberOrNull({ label, group: "numbers", min: 0, max: 100_000 });
const optionOf = (label: string, help?: string) => line({ label, help, group: "iic", max: MAX_LINE });

/** The report about an event. Its key is the event's id. Each group is a screen of the form. */
export const eventReportCollection = collection({
  name: "report",
  fields: {
    students: count("Students"),
    faculty: count("Faculty"),
    external: count("People from outside"),
    expenditure: numberOrNull({ label: "Spent, in rupees", group: "numbers", min: 0, max: 1_000_000_000 }),
    hours: numberOrNull({ label: "Hours", group: "numbers", min: 0, max: 1_000, help: "In whole hours." }),
    mode: choice({
      label: "Took place",
      group: "numbers",
      options: { "": "Not chosen", offline: "In person", online: "Online", hybrid: "Both" },
      initial: "",
    }),
    /** A copy of the event's photos when the report was saved. */
    photos: { ...photos, group: "photos" },
    gallery: choice({
      label: "In the gallery",
      group: "photos",
      options: { album: "As an album of this event", none: "Not in the gallery" },
      initial: "album",
    }),
    videoUrl: link({ label: "Video", group: "photos", example: "https://" }),
    winners: list({
      label: "Winners",
      item: "Winner",
      group: "people",
      max: 50,
      named: "name",
      help: "On the page of the event.",
      of: {
        name,
        place: line({ label: "Place", max: 60, example: "e.g. First" }),
        prize: line({ label: "Prize", max: 120, example: "e.g. 5,000 rupees" }),
      },
    }),
    speakers: list({
      label: "Speakers",
      item: "Speaker",
      group: "people",
      max: 50,
      named: "name",
      help: "For the reports.",
      of: {
        name,
        designation: line({ label: "Designation", max: 120, example: "e.g. Professor" }),
        organisation: line({ label: "Organisation", max: 200 }),
      },
    }),
    objective: text({ label: "Objective", group: "words", max: MAX_TEXT, help: "Why the cell held this event." }),
    learnt: text({ label: "What people learnt", group: "words", max: MAX_TEXT }),
    /** A copy, like the photos. */
    outcome: { ...outcome, group: "words", help: "Visitors read it on the page of the event." },
    posts: lines({
      label: "Posts about it",
      group: "words",
      max: 500,
      help: "The addresses of posts on social media.",
    }),
    level: optionOf("Level"),
    theme: optionOf("Theme"),
    drivenBy: optionOf(
      "Driven by",
      "Where the idea came from: the council’s calendar (IIC), the ministry’s innovation cell (MIC), a day of celebration, or you (self-driven).",
    ),
    quarter: optionOf(
      "Quarter",
      "Three months, as in the settings of event reports. Change it only if the date gives the wrong one.",
    ),
    ledBy: optionOf("Led by"),
    node: optionOf("Node", "The node (department) that organised it. The report of the session counts events by node."),
    noReport: tick({ label: "No report for this event", help: "Then nobody is reminded, and no report lists it." }),
  },
});
export type EventReportData = Data<typeof eventReportCollection>;

const { level, theme, drivenBy, quarter, ledBy, ...others } = eventReportCollection.fields;
/** The fields in the API's `iic` object. */
export const IIC_FIELDS = { level, theme, drivenBy, quarter, ledBy };
/** The fields outside the API's `iic` object. */
export const OTHER_FIELDS = others;
