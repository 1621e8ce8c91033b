/** Reads and checks content/ once at start-up. No other code reads it. */
import { blogHead } from "../../domain/content/blogs.ts";
import {
  galleryContent,
  initiativesContent,
  nodesContent,
  thrustAreasContent,
  valuesContent,
} from "../../domain/content/discover.ts";
import { fixedEventsContent } from "../../domain/content/events.ts";
import { homeContent } from "../../domain/content/home.ts";
import type { PictureReference } from "../../domain/content/shared.ts";
import { siteContent } from "../../domain/content/site.ts";
import { staffContent, studentsContent } from "../../domain/content/team.ts";
import { ContentFolder } from "./content-folder.ts";
import { checkReferences } from "./references.ts";
import type { PictureShelf } from "./picture-shelf.ts";
import { ContentProblems } from "./problems.ts";

export type Content = ReturnType<typeof readContent>;

/** @throws {ContentProblems} naming file, entry and field of every mistake */
export function readContent(folder: string, pictures: PictureShelf) {
  const files = new ContentFolder(folder);
  const read = {
    site: files.yaml("site.yaml", siteContent),
    home: files.yaml("home.yaml", homeContent),
    deskMessage: files.prose("desk-message.md"),
    whoWeAre: files.prose("discover/who-we-are.md"),
    mission: files.prose("discover/mission.md"),
    vision: files.prose("discover/vision.md"),
    culture: files.prose("discover/culture.md"),
    values: files.yaml("discover/values.yaml", valuesContent),
    thrustAreas: files.yaml("discover/thrust-areas.yaml", thrustAreasContent),
    initiatives: files.yaml("initiatives.yaml", initiativesContent),
    staff: files.yaml("team/staff.yaml", staffContent),
    gallery: files.yaml("gallery.yaml", galleryContent),
    fixedEvents: files.yaml("events/past.yaml", fixedEventsContent),
    privacy: files.prose("privacy.md"),
  };
  const years = {
    nodes: byYear(files, "discover/nodes", /^(\d{4})\.yaml$/, (year) =>
      files.yaml(`discover/nodes/${year}.yaml`, nodesContent),
    ),
    students: byYear(files, "team", /^students-(\d{4})\.yaml$/, (year) =>
      files.yaml(`team/students-${year}.yaml`, studentsContent),
    ),
  };
  const blogs = files.names("blogs", /^([a-z0-9-]+)\.md$/).flatMap((id) => {
    const document = files.document(`blogs/${id}.md`, blogHead);
    return document ? [{ id, ...document.head, body: document.body }] : [];
  });
  blogs.sort((one, other) => other.date.localeCompare(one.date));

  checkReferences(files, { ...read, ...years, blogs }, pictures);
  if (files.problems.length > 0 || !isComplete(read)) throw new ContentProblems(files.problems);
  return { ...read, ...years, blogs, picture: (reference: PictureReference) => pictures(reference)! };
}

/** One file per year, newest first. A new file adds the year to the year selector too. */
function byYear<Entry>(
  files: ContentFolder,
  folder: string,
  pattern: RegExp,
  read: (year: string) => Entry | undefined,
): Map<number, Entry> {
  const entries = new Map<number, Entry>();
  for (const year of files.names(folder, pattern, ["staff.yaml"])) {
    const entry = read(year);
    if (entry) entries.set(Number(year), entry);
  }
  return entries;
}

function isComplete<Read extends object>(read: Read): read is { [Key in keyof Read]: NonNullable<Read[Key]> } {
  return Object.values(read).every((part) => part !== undefined);
}
