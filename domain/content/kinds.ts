/** Every kind of file in content/: its fields, its page on the site and its labels. */
import type { Collection } from "../collections/collection.ts";
import type { Fields } from "../collections/fields.ts";
import { isAdmin, mayEdit, type Viewer } from "../session.ts";
import { blogCollection } from "./blogs.ts";
import {
  galleryCollection,
  initiativesCollection,
  nodesCollection,
  textCollection,
  thrustAreasCollection,
  valuesCollection,
} from "./discover.ts";
import { fixedEventsCollection } from "./events.ts";
import { homeCollection } from "./home.ts";
import { pagesCollection } from "./pages.ts";
import { reportsCollection } from "./reports.ts";
import { siteCollection } from "./site.ts";
import { staffCollection, studentsCollection } from "./team.ts";

export type ContentKind = {
  /** The path of the file without its extension; `*` is a year or the name of a post. */
  key: string;
  ending: ".yaml" | ".md";
  collection: Collection;
  title: string;
  group: string;
  /** The public page that shows it. `title` and `page` may contain the `*` of the key. */
  page: string;
  /** Matches the names that `*` accepts. */
  name?: RegExp;
  /** Without the file the page says that its content is awaited, or shows less. */
  isOptional?: true;
  /** Editors may publish it, too. */
  forEditors?: true;
};
export type ContentPlace = Omit<ContentKind, "name">;

const YEAR = /^\d{4}$/;
/** A file name has 255 bytes at most. */
const POST = /^(?=.{1,100}$)[a-z0-9]+(-[a-z0-9]+)*$/;

export const CONTENT_KINDS: ContentKind[] = [
  yaml("site", siteCollection, "Name, address and settings", "Every page", "/"),
  { ...yaml("pages", pagesCollection, "Introductions of pages", "Every page", "/discover"), isOptional: true },
  yaml("home", homeCollection, "Home page", "Home", "/"),
  text("desk-message", "Message from the desk", "Home", "/"),
  text("discover/who-we-are", "Who we are", "Discover", "/discover/who-we-are"),
  text("discover/mission", "Mission", "Discover", "/discover/mission-and-vision"),
  text("discover/vision", "Vision", "Discover", "/discover/mission-and-vision"),
  text("discover/culture", "Culture", "Discover", "/discover/culture"),
  yaml("discover/values", valuesCollection, "Core values", "Discover", "/discover/culture"),
  yaml("discover/thrust-areas", thrustAreasCollection, "Thrust areas", "Discover", "/discover/thrust-areas"),
  optional("discover/partners-and-collaborators", "Partners and Collaborators", "Discover"),
  yaml("initiatives", initiativesCollection, "Initiatives", "Initiatives", "/initiatives"),
  yaml("team/staff", staffCollection, "Faculty and special members", "Team", "/team"),
  { ...yaml("gallery", galleryCollection, "Gallery", "Gallery", "/gallery"), forEditors: true },
  {
    ...yaml("events/past", fixedEventsCollection, "Events from before this site", "Events", "/events"),
    forEditors: true,
  },
  yaml("reports", reportsCollection, "Settings of event reports", "Events", "/events"),
  optional("learn", "Learn", "Learn"),
  optional("learn/newsletter", "Newsletter", "Learn"),
  optional("learn/startup-guide", "Startup Guide", "Learn"),
  optional("learn/incubators", "Incubators", "Learn"),
  text("privacy", "Privacy", "Every page", "/privacy"),
  { ...yaml("discover/nodes/*", nodesCollection, "Nodes of *", "Discover", "/discover/nodes?year=*"), name: YEAR },
  { ...yaml("team/students-*", studentsCollection, "Students of *", "Team", "/team?year=*"), name: YEAR },
  { ...text("blogs/*", "Blog: *", "Blogs", "/blogs/*"), collection: blogCollection, name: POST, forEditors: true },
];

function yaml<F extends Fields>(key: string, described: Collection<F>, title: string, group: string, page: string) {
  const kind: ContentKind = { key, ending: ".yaml", collection: described, title, group, page };
  return kind;
}

function text(key: string, title: string, group: string, page: string): ContentKind {
  return { ...yaml(key, textCollection, title, group, page), ending: ".md" };
}

/** Empty, or with a slash at the end. */
export const CONTENT_FOLDERS = [...new Set(CONTENT_KINDS.map(({ key }) => key.slice(0, key.lastIndexOf("/") + 1)))];
/** Matches a key inside a URL. */
export const KEY_PATTERN = `(?:${CONTENT_FOLDERS.filter(Boolean).join("|")})?[^/]+`;

/** The page has the same path as the file. */
function optional(key: string, title: string, group: string): ContentKind {
  return { ...text(key, title, group, `/${key}`), isOptional: true };
}

/** Returns undefined if no such content can exist. */
export function kindOf(key: string): ContentPlace | undefined {
  for (const kind of CONTENT_KINDS) {
    const name = nameIn(kind, key);
    if (name === undefined) continue;
    const filled = (words: string) => words.replace("*", name);
    const { name: _, ...place } = kind;
    return { ...place, key, title: filled(kind.title), page: filled(kind.page) };
  }
  return undefined;
}

/** Returns the text of `*` in `key`: empty for a key without it, undefined for a key of another kind. */
export function nameIn({ key: pattern, name: allowed }: ContentKind, key: string): string | undefined {
  const [before, after] = pattern.split("*") as [string, string | undefined];
  if (after === undefined || !allowed) return key === pattern ? "" : undefined;
  const name = key.slice(before.length, key.length - after.length);
  return key.startsWith(before) && key.endsWith(after) && allowed.test(name) ? name : undefined;
}

/** Editors read it on the form, and in the response when they publish. */
export const ADMINISTRATOR_PUBLISHES =
  "An administrator publishes this. Add it to changes, and say when they are ready.";

/** Other people prepare a draft. */
export function mayPublish(viewer: Pick<Viewer, "role">, key: string): boolean {
  return isAdmin(viewer) || (mayEdit(viewer) && kindOf(key)?.forEditors === true);
}

/** Posts and years can be added and deleted; the site needs everything else. */
export function isRemovable(key: string): boolean {
  return CONTENT_KINDS.some((kind) => kind.name && nameIn(kind, key));
}
