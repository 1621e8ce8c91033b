/** The texts of the site as one immutable snapshot, made from the files of content/ and from edits in the browser. */
import type { Collection } from "../../domain/collections/collection.ts";
import type { DataOf, Fields } from "../../domain/collections/fields.ts";
import { blogCollection } from "../../domain/content/blogs.ts";
import {
  galleryCollection,
  initiativesCollection,
  nodesCollection,
  textCollection,
  thrustAreasCollection,
  valuesCollection,
  type GalleryEntry,
} from "../../domain/content/discover.ts";
import { fixedEventsCollection, type FixedEvent } from "../../domain/content/events.ts";
import { homeCollection } from "../../domain/content/home.ts";
import { nested, pictureReference, type Nested } from "../../domain/content/nested.ts";
import { pagesCollection, type PagesContent } from "../../domain/content/pages.ts";
import type { PictureReference } from "../../domain/content/shared.ts";
import { reportsCollection } from "../../domain/content/reports.ts";
import { MENU_NAME, siteCollection, type SiteContent } from "../../domain/content/site.ts";
import { staffCollection, studentsCollection } from "../../domain/content/team.ts";
import type { Prose } from "../../domain/prose.ts";
import { parseProse } from "./markdown.ts";
import type { PictureShelf } from "./picture-shelf.ts";
import { ContentProblems } from "./problems.ts";
import { readFiles, type ContentData, type ContentFiles } from "./read-files.ts";
import { referenceProblems } from "./references.ts";

export type Content = ReturnType<typeof toContent>;

/** @throws {ContentProblems} naming file, entry and field of every mistake */
export function readContent(folder: string, pictures: PictureShelf): Content {
  return toContent(dataOf(readContentFiles(folder, pictures).files), pictures);
}

export type FilesOfContent = { files: ContentFiles["files"]; pictures: PictureShelf };

/** @throws {ContentProblems} as `readContent` */
export function readContentFiles(folder: string, pictures: PictureShelf): FilesOfContent {
  const { files, keys, problems } = readFiles(folder);
  const all = [...problems, ...referenceProblems(dataOf(files), keys, pictures)];
  if (all.length > 0) throw new ContentProblems(all);
  return { files, pictures };
}

const dataOf = (files: ReadonlyMap<string, { data: object }>): ContentData =>
  new Map([...files].map(([key, file]) => [key, file.data]));

/** `data` must be complete and without mistakes. */
export function toContent(data: ContentData, pictures: PictureShelf) {
  const read = <F extends Fields>(key: string, { fields }: Collection<F>): Nested<DataOf<F>> =>
    nested(fields, data.get(key)!);
  const prose = (key: string): Prose => proseOf(data.get(key)!, read(key, textCollection).text);
  const names = (before: string) =>
    [...data.keys()]
      .filter((key) => key.startsWith(before))
      .sort()
      .reverse()
      .map((key) => key.slice(before.length));
  const byYear = <Value>(before: string, valueOf: (key: string) => Value) =>
    new Map(names(before).map((year) => [Number(year), valueOf(before + year)]));
  const students = byYear("team/students-", (key) => read(key, studentsCollection));
  const nodes = byYear("discover/nodes/", (key) => read(key, nodesCollection).nodes);
  const settings = withKnownYears(read("site", siteCollection), { teamYear: students, nodesYear: nodes });
  const logo = pictures(pictureReference(String(Reflect.get(data.get("site")!, "logo"))));
  const site = { ...settings, menuName: settings.menuName || MENU_NAME, logo };
  const pages = read("pages", pagesCollection);
  const blogs = names("blogs/").map((id) => {
    const { body: _, ...head } = read(`blogs/${id}`, blogCollection);
    return { id, ...head };
  });
  return {
    site,
    home: read("home", homeCollection),
    deskMessage: prose("desk-message"),
    whoWeAre: prose("discover/who-we-are"),
    mission: prose("discover/mission"),
    vision: prose("discover/vision"),
    culture: prose("discover/culture"),
    values: read("discover/values", valuesCollection).values,
    thrustAreas: read("discover/thrust-areas", thrustAreasCollection).areas,
    initiatives: read("initiatives", initiativesCollection).initiatives,
    staff: read("team/staff", staffCollection),
    gallery: read("gallery", galleryCollection).pictures as object[] as GalleryEntry[],
    fixedEvents: read("events/past", fixedEventsCollection).events as FixedEvent[],
    reports: read("reports", reportsCollection),
    privacy: prose("privacy"),
    nodes,
    students,
    blogs: blogs.sort((one, other) => other.date.localeCompare(one.date)),
    pages,
    /** Returns the introduction of a page and its description for search engines. */
    pageTexts: <Name extends keyof PagesContent>(name: Name) => withDescription(pages[name], site.description),
    textOf: (key: string): Prose | undefined => (read(key, textCollection).text ? prose(key) : undefined),
    /** Parses the post when it is needed, because a site may have hundreds of them. */
    blogBody: (id: string): Prose => parseProse(read(`blogs/${id}`, blogCollection).body).prose,
    picture: (reference: PictureReference) => pictures(reference)!,
    findPicture: (reference: PictureReference) => pictures(reference),
  };
}

/** Caches parsed texts until their data changes, because parsing a page takes a millisecond. */
const parsed = new WeakMap<object, Prose>();

const proseOf = (data: object, text: string) => parsed.getOrInsertComputed(data, () => parseProse(text).prose);

/** If the default year was deleted, the newest one is shown first. */
function withKnownYears(site: SiteContent, years: Record<keyof SiteContent["defaults"], Map<number, unknown>>) {
  const known = (name: keyof SiteContent["defaults"]) => {
    const all = [...years[name].keys()];
    return all.includes(site.defaults[name]) ? site.defaults[name] : (all[0] ?? site.defaults[name]);
  };
  return { ...site, defaults: { nodesYear: known("nodesYear"), teamYear: known("teamYear") } };
}

/** Adds the description for search engines. */
function withDescription<Page extends { search: string; lead?: string }>(page: Page, otherwise: string) {
  const { search, ...shown } = page;
  return { ...shown, description: search || page.lead || otherwise };
}
