/** Checks references between files: pictures and years must exist, names must be unique. */
import type { GalleryEntry } from "../../domain/content/discover.ts";
import type { FixedEvent } from "../../domain/content/events.ts";
import type { HomeContent } from "../../domain/content/home.ts";
import type { PictureReference } from "../../domain/content/shared.ts";
import type { SiteContent } from "../../domain/content/site.ts";
import type { StaffContent, StudentsContent } from "../../domain/content/team.ts";
import type { BlogHead } from "../../domain/content/blogs.ts";
import type { ContentFolder } from "./content-folder.ts";
import type { PictureShelf } from "./picture-shelf.ts";

type Read = {
  site?: SiteContent;
  home?: HomeContent;
  gallery?: GalleryEntry[];
  fixedEvents?: FixedEvent[];
  staff?: StaffContent;
  students: Map<number, StudentsContent>;
  blogs: (BlogHead & { id: string })[];
};

export function checkReferences(files: ContentFolder, read: Read, pictures: PictureShelf): void {
  for (const [file, entry, picture] of picturesIn(read)) {
    if (!pictures(picture)) files.note(file, `${entry}: there is no picture content/pictures/${picture.file}.`);
  }
  checkDefaultYears(files, read);
  checkTeaser(files, read);
  checkUnique(
    files,
    "gallery.yaml",
    "id",
    (read.gallery ?? []).map(({ id }) => id),
  );
  checkUnique(
    files,
    "events/past.yaml",
    "slug",
    (read.fixedEvents ?? []).map(({ slug }) => slug),
  );
}

function picturesIn(read: Read): [file: string, entry: string, picture: PictureReference][] {
  const people = (file: string, members: StaffContent["faculty"] = []) =>
    members.map(({ name, picture }): [string, string, PictureReference] => [file, name, picture]);
  return [
    ...(read.home ? [["home.yaml", "desk", read.home.desk.picture] as [string, string, PictureReference]] : []),
    ...(read.gallery ?? []).map(({ id, picture }): [string, string, PictureReference] => ["gallery.yaml", id, picture]),
    ...(read.fixedEvents ?? []).map(({ title, picture }): [string, string, PictureReference] => [
      "events/past.yaml",
      title,
      picture,
    ]),
    ...people("team/staff.yaml", read.staff && [...read.staff.faculty, ...read.staff.special]),
    ...[...read.students].flatMap(([year, { leads, members }]) =>
      people(`team/students-${year}.yaml`, [...leads, ...members]),
    ),
    ...read.blogs.map(({ id, title, picture }): [string, string, PictureReference] => [
      `blogs/${id}.md`,
      title,
      picture,
    ]),
  ];
}

function checkDefaultYears(files: ContentFolder, { site }: Read): void {
  if (!site) return;
  const { nodesYear, teamYear } = site.defaults;
  // Looks at the folder, because a file with a mistake exists although it was not read.
  const nodes = `discover/nodes/${nodesYear}.yaml`;
  const students = `team/students-${teamYear}.yaml`;
  if (!files.has(nodes)) files.note("site.yaml", `defaults, nodesYear: there is no content/${nodes}.`);
  if (!files.has(students)) files.note("site.yaml", `defaults, teamYear: there is no content/${students}.`);
}

function checkTeaser(files: ContentFolder, { home, gallery }: Read): void {
  if (!home || !gallery) return;
  for (const id of home.galleryTeaser) {
    if (!gallery.some((entry) => entry.id === id))
      files.note("home.yaml", `galleryTeaser: gallery.yaml has no entry with the id ${id}.`);
  }
}

function checkUnique(files: ContentFolder, file: string, field: string, values: string[]): void {
  const repeated = values.filter((value, index) => values.indexOf(value) !== index);
  for (const value of new Set(repeated))
    files.note(file, `two entries have the same ${field}, ${value}; each needs its own.`);
}
