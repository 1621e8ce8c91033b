import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { copyOfContent, fullShelf } from "../../tests/support/content.ts";

test("the sample content has no mistake", () => {
  expect(copyOfContent().problems()).toEqual([]);
});

test("a missing field is reported with its file and entry", () => {
  const content = copyOfContent();
  content.edit("gallery.yaml", "    file: gallery/mentor-hour.svg\n", "");
  expect(content.problems()).toEqual([
    expect.stringMatching(/^content\/gallery\.yaml, entry 4 \(mentor-hour\), picture, file: Choose a picture/),
  ]);
});

test("a misspelt field is named", () => {
  const content = copyOfContent();
  content.edit("site.yaml", "brand:", "brnad:");
  const problems = content.problems();
  expect(problems).toContain('content/site.yaml: "brnad" is not a field here; look for a spelling mistake.');
  expect(problems).toContainEqual(expect.stringMatching(/^content\/site\.yaml, brand: /));
});

test("text that is no YAML is named with its line", () => {
  const content = copyOfContent();
  content.write("gallery.yaml", '- id: one\n  caption: "no end\n');
  expect(content.problems()).toEqual([
    expect.stringMatching(/^content\/gallery\.yaml: line [23]: this cannot be read as YAML/),
  ]);
});

test("a tab where spaces belong is named with its line", () => {
  const content = copyOfContent();
  content.edit("site.yaml", "  name: Himadri", "\tname: Himadri");
  const line =
    content
      .text("site.yaml")
      .split("\n")
      .findIndex((text) => text.startsWith("\t")) + 1;
  expect(content.problems()[0]).toContain(`content/site.yaml: line ${line}: `);
});

test("the line of a mistake in a post's head is counted from the top of the file", () => {
  const content = copyOfContent();
  content.write("blogs/new-post.md", '---\ntitle: A\ndate: "2025-01-01" x\n---\nWords.\n');
  expect(content.problems()).toEqual([expect.stringContaining("content/blogs/new-post.md: line 3: ")]);
});

test("a post without a head gets an explanation of its format", () => {
  const content = copyOfContent();
  content.write("blogs/new-post.md", "Only words.\n");
  expect(content.problems()).toEqual([
    expect.stringMatching(/^content\/blogs\/new-post\.md: The file must begin with a line ---/),
  ]);
});

test("a missing picture is named with the entry that wants it", () => {
  const problems = copyOfContent().problems((picture) =>
    "file" in picture && picture.file === "gallery/demo-day.svg" ? undefined : fullShelf(picture),
  );
  expect(problems).toEqual([
    "content/gallery.yaml: demo-day: there is no picture content/pictures/gallery/demo-day.svg.",
  ]);
});

test.each(["2025-02-30", "13.10.2025", "October 13, 2025", "2025-10"])(
  "the date %s is rejected with an example",
  (date) => {
    const content = copyOfContent();
    content.edit("home.yaml", "date: 2025-10-13", `date: ${date}`);
    expect(content.problems()).toEqual([expect.stringMatching(/^content\/home\.yaml, upcoming, date: .*2025-10-13/)]);
  },
);

test("a number instead of text gets a hint about quotes", () => {
  const content = copyOfContent();
  content.edit("initiatives.yaml", "- name: Startup Bootcamps", "- name: 2026");
  expect(content.problems()).toEqual([expect.stringMatching(/entry 1.*, name: This must be text\..*quotes/)]);
});

test("an emptied value is called empty", () => {
  const content = copyOfContent();
  content.edit("site.yaml", "session: 2025-26", "session:");
  content.write("site.yaml", content.text("site.yaml").replace(/^credits:\n(?:  - .*\n)+/m, "credits:\n"));
  const empty = "This is empty. Write something, or delete the line if the field is optional.";
  expect(content.problems().sort()).toEqual([
    `content/site.yaml, credits: ${empty}`,
    `content/site.yaml, session: ${empty}`,
  ]);
});

test("a missing or empty file is named", () => {
  const content = copyOfContent();
  content.remove("privacy.md");
  content.write("discover/values.yaml", "# nothing yet\n");
  content.write("discover/vision.md", "\n");
  expect(content.problems()).toEqual([
    "content/discover/vision.md: There is no text here.",
    "content/discover/values.yaml: The file is empty.",
    "content/privacy.md: This file is missing or cannot be read.",
  ]);
});

test("a misnamed file is named: a year or a post must not vanish in silence", () => {
  const content = copyOfContent();
  content.write("discover/nodes/2026.yml", "[]");
  content.write("blogs/My Post.md", "words");
  content.write("team/student-2026.yaml", "[]");
  content.write("learn.markdown", "words");
  content.write("faq.yml", "[]");
  expect(content.problems().map((problem) => problem.split(":")[0])).toEqual([
    "content/faq.yml",
    "content/learn.markdown",
    "content/team/student-2026.yaml",
    "content/discover/nodes/2026.yml",
    "content/blogs/My Post.md",
  ]);
});

test("an optional file that cannot be read is named", () => {
  const content = copyOfContent();
  mkdirSync(join(content.folder, "learn.md"));
  expect(content.problems()).toEqual(["content/learn.md: This file is missing or cannot be read."]);
});

test("hidden files, those that are no text and those in other folders are no mistake", () => {
  const content = copyOfContent();
  content.write("blogs/.DS_Store", "");
  content.write("blogs/._A post.md", "");
  content.write("LICENSE", "CC0");
  mkdirSync(join(content.folder, "event-reports"));
  content.write("event-reports/1.yaml", "An export has these, too.");
  expect(content.problems()).toEqual([]);
});

test("HTML in a text is named", () => {
  const content = copyOfContent();
  content.edit("desk-message.md", "In February 2024", "<b>In February 2024</b>");
  expect(content.problems()).toContainEqual(expect.stringMatching(/^content\/desk-message\.md: "<b>"/));
});

test("every mistake of every file is reported at once", () => {
  const content = copyOfContent();
  content.edit("site.yaml", "email: cell@example.edu", "email: nobody");
  content.edit("site.yaml", "timeZone: Asia/Kolkata", "timeZone: India");
  content.edit("home.yaml", "date: 2025-10-13", "date: soon");
  content.edit("initiatives.yaml", "icon: compass", "icon: anchor");
  content.remove("discover/culture.md");
  const problems = content.problems();
  expect(problems).toHaveLength(5);
  expect(() => content.read()).toThrow(
    /content\/ needs a look[\s\S]*site\.yaml, timeZone[\s\S]*home\.yaml, upcoming, date/,
  );
});

test("a folder without content names the missing files instead of failing", () => {
  const content = copyOfContent();
  rmSync(join(content.folder, "discover"), { recursive: true });
  rmSync(join(content.folder, "blogs"), { recursive: true });
  expect(content.problems()).toContain("content/discover/mission.md: This file is missing or cannot be read.");
});
