import { collection, type Data } from "../collections/collection.ts";
import { choice, lines, list, prose, text } from "../collections/fields.ts";
import type { Nested } from "./nested.ts";
import { hidden, MAX_LINE, MAX_TEXT, neededLine, neededText, pictureOf } from "./shared.ts";

const MAX_ITEMS = 500;
const several = { min: 1, max: MAX_ITEMS };
const titled = { title: neededLine("Title"), description: neededText("Description"), ...hidden };

export const textCollection = collection({
  name: "content",
  fields: { text: prose({ label: "Text", required: "There is no text here.", max: MAX_TEXT }) },
});

export const valuesCollection = collection({
  name: "content",
  fields: {
    values: list({
      label: "Values",
      item: "Value",
      help: "On the page Culture, in this order.",
      ...several,
      named: "title",
      of: titled,
    }),
  },
});

export const thrustAreasCollection = collection({
  name: "content",
  fields: {
    areas: list({
      label: "Thrust areas",
      item: "Thrust area",
      help: "On the page Thrust areas, in this order.",
      ...several,
      named: "title",
      of: titled,
    }),
  },
});

export const nodesCollection = collection({
  name: "content",
  fields: {
    nodes: list({
      label: "Nodes",
      help: "The departments of this year, in the order of the page.",
      item: "Node",
      ...several,
      named: "name",
      of: {
        name: neededLine("Name"),
        description: neededText("Description"),
        coordinators: lines({ label: "Coordinators", max: MAX_LINE, help: "Their names, below the name of the node." }),
      },
    }),
  },
});
export type Node = Nested<Data<typeof nodesCollection>>["nodes"][number];

/** Named as in app/ui/drawings.svg. */
const ICONS = {
  rocket: "Rocket",
  lightbulb: "Light bulb",
  compass: "Compass",
  coins: "Coins",
  sprout: "Sprout",
  wrench: "Wrench",
};

export const initiativesCollection = collection({
  name: "content",
  fields: {
    initiatives: list({
      label: "Initiatives",
      help: "On the page Initiatives, in this order.",
      item: "Initiative",
      ...several,
      named: "name",
      of: {
        name: neededLine("Name"),
        description: neededText("Description"),
        icon: choice({ label: "Icon", options: ICONS, initial: "rocket" }),
        ...hidden,
      },
    }),
  },
});

export const galleryCollection = collection({
  name: "content",
  fields: {
    pictures: list({
      label: "Pictures",
      help: "Ask everyone who can be recognised before you publish a photo.",
      item: "Picture",
      ...several,
      named: "caption",
      idIn: "id",
      of: {
        ...pictureOf("Picture"),
        caption: text({
          label: "Caption",
          help: "Visitors read this below the photo.",
          max: MAX_TEXT,
          omitIfInitial: true,
        }),
        ...hidden,
      },
    }),
  },
});
type StoredEntry = { id: string } & Nested<Data<typeof galleryCollection>>["pictures"][number];
/** Pages get entries without hidden fields. */
export type GalleryEntry = Omit<StoredEntry, keyof typeof hidden>;
