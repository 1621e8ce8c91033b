import { collection, type Data } from "../collections/collection.ts";
import { choice, link, list, references } from "../collections/fields.ts";
import type { Nested } from "./nested.ts";
import { neededDate, neededLine, neededLines, neededText, pictureOf } from "./shared.ts";

const {
  picture,
  "picture.alt": pictureAlt,
  "picture.focus": pictureFocus,
  "picture.credit": pictureCredit,
  "picture.agreed": pictureAgreed,
} = pictureOf("Picture", { group: "Message from the desk" });

export const homeCollection = collection({
  name: "content",
  fields: {
    "hero.tagline": neededLines("Large words", {
      group: "Top of the page",
      help: "The first thing that visitors read. Four short words go up the hill; longer ones stand above it.",
    }),
    "hero.text": neededText("Text", { group: "Top of the page", help: "Below the large words, above “Stay Updated”." }),
    "upcoming.show": choice({
      label: "What the card shows",
      group: "Upcoming event",
      wide: true,
      omitIfInitial: true,
      initial: "this",
      options: {
        this: "The event below, until its day is over",
        next: "Always the next event of the events page",
      },
      help: "When its day is over, the card shows the next event of the events page. If there is none, it shows the event below.",
    }),
    "upcoming.date": neededDate("Date", { group: "Upcoming event" }),
    "upcoming.title": neededLine("Title", { group: "Upcoming event" }),
    "upcoming.description": neededText("Description", { group: "Upcoming event" }),
    "upcoming.link": link({
      label: "Link",
      group: "Upcoming event",
      help: "The card leads there: to a page of this site, like /events, or to another site.",
      required: "A link starts with / (a page of this site) or with https:// (another site).",
      ownPages: true,
    }),
    "intro.heading": neededLine("Heading", { group: "Introduction", help: "Below the top of the page." }),
    "intro.text": neededText("Text", { group: "Introduction" }),
    "whoWeAre.heading": neededLine("Heading", { group: "Who we are" }),
    "whoWeAre.text": neededText("Text", { group: "Who we are" }),
    "whatWeDo.heading": neededLine("Heading", { group: "What we do" }),
    "whatWeDo.text": neededText("Text", { group: "What we do" }),
    "whatWeDo.cards": list({
      label: "Cards",
      group: "What we do",
      help: "Below the text, in this order.",
      item: "Card",
      min: 1,
      max: 12,
      named: "title",
      of: { title: neededLine("Title"), description: neededText("Description") },
    }),
    galleryTeaser: references({
      label: "Pictures from the gallery",
      group: "Gallery",
      help: "The home page shows these.",
      required: "Choose at least one picture.",
      to: "gallery",
    }),
    "desk.heading": neededLine("Heading", {
      group: "Message from the desk",
      help: "Above the message. Its text is a part of its own: “Message from the desk” in the list.",
    }),
    "desk.name": neededLine("Name", { group: "Message from the desk" }),
    "desk.title": neededLine("Position", { group: "Message from the desk", help: "Below the name." }),
    "desk.picture": picture,
    "desk.picture.alt": { ...pictureAlt, about: "desk.picture" },
    "desk.picture.focus": { ...pictureFocus, about: "desk.picture" },
    "desk.picture.credit": { ...pictureCredit, about: "desk.picture" },
    "desk.picture.agreed": { ...pictureAgreed, about: "desk.picture" },
  },
});
export type HomeContent = Nested<Data<typeof homeCollection>>;
