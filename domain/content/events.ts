import { collection, type Data } from "../collections/collection.ts";
import { list } from "../collections/fields.ts";
import type { Nested } from "./nested.ts";
import { neededDate, neededLine, neededText, pictureOf } from "./shared.ts";

const image = pictureOf("Image");

/** Events from before this site, newest first; shown before its own. */
export const fixedEventsCollection = collection({
  name: "content",
  fields: {
    events: list({
      label: "Events",
      help: "On the page Events. Newer events have a form of their own.",
      item: "Event",
      max: 200,
      named: "title",
      idIn: "slug",
      of: {
        title: neededLine("Title"),
        date: neededDate("Date"),
        location: neededLine("Location"),
        description: neededText("Description"),
        ...image,
        "picture.credit": { ...image["picture.credit"], help: "Who took it. Visitors do not see this." },
      },
    }),
  },
});
export type FixedEvent = { slug: string } & Nested<Data<typeof fixedEventsCollection>>["events"][number];
