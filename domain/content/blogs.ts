import { collection, type Data } from "../collections/collection.ts";
import { lines, prose } from "../collections/fields.ts";
import type { Nested } from "./nested.ts";
import { MAX_LINE, MAX_TEXT, neededDate, neededLine, neededText, pictureOf } from "./shared.ts";

/** The YAML at the top of `content/blogs/{id}.md`, and the text below it. */
export const blogCollection = collection({
  name: "content",
  fields: {
    title: neededLine("Title", { wide: true }),
    date: neededDate("Date", { help: "The newest post is the first of the list." }),
    author: neededLine("Author", { help: "Below the title, behind the date." }),
    summary: neededText("Summary", { help: "One or two sentences, for the list of blogs and for search engines." }),
    ...pictureOf("Picture"),
    tags: lines({
      label: "Tags",
      max: MAX_LINE,
      omitIfInitial: true,
      help: "Short words for the subject, below the title.",
    }),
    body: prose({
      label: "Text",
      required: "There is no text here.",
      max: MAX_TEXT,
      help: "A post has one picture, above the text.",
    }),
  },
});
export type BlogHead = Omit<Nested<Data<typeof blogCollection>>, "body">;
