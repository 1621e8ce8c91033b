import { collection, type Data } from "../collections/collection.ts";
import { text } from "../collections/fields.ts";
import type { Nested } from "./nested.ts";
import { MAX_LINE } from "./shared.ts";

const sentence = (page: string, label: string, help: string) =>
  text({ label, help, group: page, max: MAX_LINE, omitIfInitial: true });
const lead = (page: string) => sentence(page, `Introduction of the page “${page}”`, "Below its heading.");
const line = (page: string) => sentence(page, `Sentence about “${page}”`, "On the page /discover, below the name.");
const awaited = (page: string) =>
  sentence(
    page,
    `“${page}” while its content is awaited`,
    "Below “Content awaited”, until the page has a text of its own.",
  );
const search = (page: string) =>
  sentence(
    page,
    `The page “${page}” in search engines`,
    "They show it below the title, with 155 characters at most. Empty: the introduction, or what the cell is.",
  );

/** Introductions and texts for search engines. None is required, because an old file lacks those of a new page. */
export const pagesCollection = collection({
  name: "content",
  fields: {
    "discover.search": search("Discover"),
    "whoWeAre.line": line("Who we are"),
    "whoWeAre.search": search("Who we are"),
    "missionAndVision.lead": lead("Mission and Vision"),
    "missionAndVision.line": line("Mission and Vision"),
    "missionAndVision.search": search("Mission and Vision"),
    "culture.line": line("Culture"),
    "culture.search": search("Culture"),
    "thrustAreas.lead": lead("Thrust areas"),
    "thrustAreas.line": line("Thrust areas"),
    "thrustAreas.search": search("Thrust areas"),
    "nodes.lead": lead("Nodes"),
    "nodes.line": line("Nodes"),
    "nodes.search": search("Nodes"),
    "partners.line": line("Partners and Collaborators"),
    "partners.awaited": awaited("Partners and Collaborators"),
    "partners.search": search("Partners and Collaborators"),
    "initiatives.lead": lead("Initiatives"),
    "initiatives.invitation": sentence("Initiatives", "Sentence below the initiatives", "Above “Write to us”."),
    "initiatives.search": search("Initiatives"),
    "events.lead": lead("Events"),
    "events.search": search("Events"),
    "gallery.lead": lead("Gallery"),
    "gallery.search": search("Gallery"),
    "blogs.lead": lead("Blogs"),
    "blogs.search": search("Blogs"),
    "team.lead": lead("Meet the Team"),
    "team.search": search("Meet the Team"),
    "connect.lead": lead("Contact"),
    "connect.invitation": sentence("Contact", "Sentence above the contact form", "Below “Write to us”."),
    "connect.search": search("Contact"),
    "learn.awaited": awaited("Learn"),
    "learn.search": search("Learn"),
    "newsletter.search": search("Newsletter"),
    "startupGuide.search": search("Startup Guide"),
    "incubators.search": search("Incubators"),
    "privacy.search": search("Privacy"),
  },
});
export type PagesContent = Nested<Data<typeof pagesCollection>>;
