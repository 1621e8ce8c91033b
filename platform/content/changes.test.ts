import { expect, test } from "vitest";
import { copyOfContent } from "../../tests/support/content.ts";

test("a new file adds a year, newest first, and the default year does not change", () => {
  const content = copyOfContent();
  content.write("team/students-2026.yaml", content.text("team/students-2025.yaml"));
  content.write("discover/nodes/2026.yaml", content.text("discover/nodes/2025.yaml"));
  const { students, nodes, site } = content.read();
  expect([...students.keys()]).toEqual([2026, 2025, 2024]);
  expect([...nodes.keys()]).toEqual([2026, 2025, 2024]);
  expect(site.defaults).toEqual({ nodesYear: 2025, teamYear: 2025 });
});

test("a default year without a file is named with the file that is missing", () => {
  const content = copyOfContent();
  content.edit("site.yaml", "nodesYear: 2025", "nodesYear: 2027");
  content.remove("team/students-2025.yaml");
  expect(content.problems()).toEqual([
    "content/site.yaml: defaults, nodesYear: there is no content/discover/nodes/2027.yaml.",
    "content/site.yaml: defaults, teamYear: there is no content/team/students-2025.yaml.",
  ]);
});

test("a mistake in the file of a default year is one mistake: the file is there", () => {
  const content = copyOfContent();
  content.edit("discover/nodes/2025.yaml", "- name: Event & PR", "- nmae: Event & PR");
  expect(
    content.problems().filter((problem) => !problem.startsWith("content/discover/nodes/2025.yaml, entry 2")),
  ).toEqual([]);
});

test("an eleventh picture, an eleventh value and a fourth post break nothing", () => {
  const content = copyOfContent();
  content.write(
    "gallery.yaml",
    `${content.text("gallery.yaml")}\n- id: one-more\n  picture: { file: gallery/one-more.jpg, alt: "" }\n  caption: One more.\n`,
  );
  content.write(
    "discover/values.yaml",
    `${content.text("discover/values.yaml")}\n- title: Tea\n  description: Twice a day.\n`,
  );
  content.write("blogs/one-more.md", content.text("blogs/what-a-grant-panel-asks.md"));
  const read = content.read();
  expect([read.gallery.length, read.values.length, read.blogs.length]).toEqual([11, 11, 4]);
});

test("a picture of the home page that the gallery does not have is named", () => {
  const content = copyOfContent();
  content.edit("gallery.yaml", "- id: demo-day", "- id: demo-evening");
  expect(content.problems()).toEqual([
    "content/home.yaml: galleryTeaser: gallery.yaml has no entry with the id demo-day.",
  ]);
});

test("two entries of one name are named", () => {
  const content = copyOfContent();
  content.edit("gallery.yaml", "- id: awards", "- id: food-lab");
  content.edit("events/past.yaml", "slug: ideathon-2025", "slug: eureka-pitching-competition-2025");
  expect(content.problems()).toEqual([
    "content/gallery.yaml: two entries have the same id, food-lab; each needs its own.",
    "content/events/past.yaml: two entries have the same slug, eureka-pitching-competition-2025; each needs its own.",
  ]);
});

test("a file saved on Windows reads the same: line ends and a byte order mark", () => {
  const content = copyOfContent();
  const before = content.read();
  for (const file of ["site.yaml", "blogs/what-a-grant-panel-asks.md"])
    content.write(file, `\uFEFF${content.text(file).replaceAll("\n", "\r\n")}`);
  const after = content.read();
  expect(after.site).toEqual(before.site);
  expect(after.blogs).toEqual(before.blogs);
});

test("posts are sorted by date, not by name", () => {
  const content = copyOfContent();
  const post = content.text("blogs/what-a-grant-panel-asks.md");
  content.write("blogs/a-new-one.md", post.replace(/date: \S+/, "date: 2031-01-01"));
  content.write("blogs/zz-old-one.md", post.replace(/date: \S+/, "date: 2001-01-01"));
  const ids = content.read().blogs.map(({ id }) => id);
  expect([ids[0], ids.at(-1)]).toEqual(["a-new-one", "zz-old-one"]);
});
