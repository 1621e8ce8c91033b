import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import type { ContentDocument } from "../app/features/content/content.ts";
import { ADMIN, cookieOf, json, ROOT, startApp } from "../tests/support/app.ts";
import { CONTENT } from "../tests/support/sample-site.ts";
import { png } from "../tests/support/pictures.ts";
import { addEvent, form } from "../tests/support/requests.ts";

type Person = { name: string; role: string; picture: object };
type Team = { leads: Person[]; members: Person[] };

/** Returns every file below `folder` by name. */
const filesIn = (folder: string) =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, encoding: "utf8", withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
      .map((file) => [file.slice(folder.length), readFileSync(file, "latin1")]),
  );

function commandWith(env: NodeJS.ProcessEnv) {
  const options = { cwd: ROOT, env, encoding: "utf8", timeout: 60_000 } as const;
  return (...args: string[]) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, ["cli/content.ts", ...args], options);
    return { status, stdout, stderr };
  };
}

async function open() {
  const app = await startApp();
  const cookie = await cookieOf(app, ADMIN);
  const folder = mkdtempSync(join(tmpdir(), "cell-export-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const { DATA_DIR, DATABASE_URL } = app.site.env;
  const env = { ...process.env, DATA_DIR, ...(DATABASE_URL && { DATABASE_URL }) };
  return {
    app,
    cookie,
    folder,
    command: commandWith(env),
    commandWith: (more: object) => commandWith({ ...env, ...more }),
    get: async <Values>(key: string) =>
      (await (await app.request(`/api/content/${key}`, { headers: { Cookie: cookie } })).json()) as ContentDocument & {
        data: Values;
      },
    put: (key: string, data: object) => app.request(`/api/content/${key}`, json("PUT", data, cookie)),
  };
}

test("a relative path starts where npm was called", async () => {
  const opened = await open();
  const { status, stderr } = opened.commandWith({ INIT_CWD: opened.folder })("import", "edited");
  expect({ status, stderr }).toEqual({ status: 1, stderr: `There is no folder ${join(opened.folder, "edited")}.\n` });
});

test("the check of content without edits reports the files only", async () => {
  const { command } = await open();
  expect(command("check")).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(/^content\/ is in order.*\n$/) as string,
    stderr: "",
  });
});

test("the check needs no database", async () => {
  const { commandWith: withEnv, folder } = await open();
  const { status, stderr } = withEnv({ DATA_DIR: join(folder, "none"), DATABASE_URL: "" })("check");
  expect([status, stderr, existsSync(join(folder, "none"))]).toEqual([0, "", false]);
});

test("the check names edits that need a look, which do not stop a start", async () => {
  const { app, command, get, put } = await open();
  await put("discover/vision", { text: "A vision." });
  await put("discover/culture", { text: "We drink tea." });
  const { data } = await get<Team>("team/students-2025");
  await put("team/students-2025", { ...data, members: data.members.slice(1) });
  const documents = app.site.database.kysely.updateTable("document");
  const { picture, ...first } = data.members[0]!;
  const nameless = JSON.stringify({
    members: [{ ...first, name: "", picture: Reflect.get(picture, "file") as string }],
  });
  await documents.set({ data: nameless, revision: 9 }).where("key", "=", "team/students-2025").execute();
  await documents.set({ data: "{", revision: 9 }).where("key", "=", "discover/vision").execute();
  await documents.set({ fileHash: "other" }).where("key", "=", "discover/culture").execute();

  const { status, stdout, stderr } = command("check");
  expect([status, stdout]).toEqual([0, expect.stringMatching(/^content\/ is in order.*\n$/)]);
  expect(stderr).toBe(`
Visitors read an earlier state of these texts, until somebody corrects them in the browser:
  /admin/content/discover/vision, text: There is no text here.
  /admin/content/team/students-2025, members, entry 1 (aarohi-semwal), name: Write something here; it must not be empty.

These files were changed after their texts were edited in the browser. Visitors read the edited texts:
  /admin/content/discover/culture: content/discover/culture.md
`);
});

test("an export of a site that nobody edited is content/ itself", async () => {
  const { command, folder } = await open();
  expect(command("export", join(folder, "a"))).toMatchObject({ status: 0, stderr: "" });
  expect(filesIn(join(folder, "a"))).toEqual(filesIn(CONTENT));
});

test("an edited file keeps its comments and the lines that nobody changed", async () => {
  const { command, folder, get, put } = await open();
  const { data } = await get<Team>("team/students-2025");
  const [first, second, ...others] = data.members;
  const members = [second!, { ...first!, role: "Astronaut" }, ...others];
  expect((await put("team/students-2025", { ...data, members })).status).toBe(200);
  const { data: pages } = await get<{ events: { lead: string } }>("pages");
  expect((await put("pages", { ...pages, events: { ...pages.events, lead: "Come and see." } })).status).toBe(200);
  command("export", join(folder, "a"));
  for (const [file, changed] of [
    ["team/students-2025.yaml", "    role: Astronaut"],
    ["pages.yaml", "  lead: Come and see."],
  ] as const) {
    const [before, after] = [CONTENT, join(folder, "a")].map((root) =>
      readFileSync(join(root, file), "utf8").split("\n"),
    );
    expect(after!.filter((line) => !before!.includes(line))).toEqual([changed]);
    expect(after!.filter((line) => line.startsWith("#"))).toEqual(before!.filter((line) => line.startsWith("#")));
    expect(after).toHaveLength(before!.length);
  }
});

test("export, import and export again are equal, also in another site", async () => {
  const { app, cookie, command, folder, get, put } = await open();
  const sent = await app.request("/api/upload", form({ file: await png() }, cookie));
  const { imageUrl } = (await sent.json()) as { imageUrl: string };
  const { data } = await get<Team>("team/students-2025");
  const [first, ...others] = data.members;
  const picture = { media: imageUrl, alt: "A portrait" };
  await put("team/students-2025", { ...data, members: [...others, { ...first!, name: "Asha Rawat", picture }] });
  const post = await get<object>("blogs/what-a-grant-panel-asks");
  await put("blogs/a-new-post", { ...post.data, title: "A new: post", body: "One.\n\n- two\n- three" });
  await put("home", { ...(await get<object>("home")).data, galleryTeaser: ["awards", "demo-day"] });
  await put("pages", { blogs: { lead: "What we learned: everything." } });
  const { id } = await addEvent(app, cookie);
  await app.request(`/api/events/${id}/report`, json("PUT", { students: 140 }, cookie));

  expect(command("export", join(folder, "a"))).toMatchObject({ status: 0, stderr: "" });
  expect(existsSync(join(folder, "a/pictures", imageUrl.replace("/media/", "uploads/")))).toBe(true);
  expect(existsSync(join(folder, `a/event-reports/${id}.yaml`))).toBe(true);
  expect(command("import", join(folder, "a")).stdout, "it ignores reports").toContain("like that already");
  command("export", join(folder, "b"));
  expect(filesIn(join(folder, "b"))).toEqual(filesIn(join(folder, "a")));

  const other = await open();
  expect(other.command("import", join(folder, "a"))).toMatchObject({ status: 0, stderr: "" });
  await other.app.site.version.refresh();
  expect(await (await other.app.request("/team")).text()).toContain("Asha Rawat");
  expect(await (await other.app.request("/blogs/a-new-post")).text()).toContain("A new: post");
  const { data: imported } = await other.get<Team>("team/students-2025");
  expect(imported.members.map(({ name }) => name)).toEqual([...others.map(({ name }) => name), "Asha Rawat"]);
});

test("the fields about a picture are exported if they are set, and imported", async () => {
  const { command, folder, get, put } = await open();
  const { data } = await get<Team>("team/students-2025");
  data.members[0]!.picture = { ...data.members[0]!.picture, focus: "top", credit: "Asha", agreed: true };
  expect((await put("team/students-2025", data)).status).toBe(200);
  command("export", join(folder, "a"));
  const lines = (root: string) => readFileSync(join(root, "team/students-2025.yaml"), "utf8").split("\n");
  const before = lines(CONTENT);
  expect(lines(join(folder, "a")).filter((line) => !before.includes(line))).toEqual([
    "      focus: top",
    "      credit: Asha",
    "      agreed: true",
  ]);
  const other = await open();
  expect(other.command("import", join(folder, "a"))).toMatchObject({ status: 0, stderr: "" });
  expect((await other.get<Team>("team/students-2025")).data.members[0]!.picture).toMatchObject({
    focus: "top",
    credit: "Asha",
    agreed: true,
  });
});

test("a folder with a mistake is rejected by file and field, and nothing is stored", async () => {
  const { command, folder } = await open();
  cpSync(CONTENT, join(folder, "a"), { recursive: true });
  rmSync(join(folder, "a/privacy.md"));
  expect(command("import", join(folder, "a"))).toMatchObject({
    status: 1,
    stderr: expect.stringContaining("content/privacy.md: This file is missing") as string,
  });
  expect(command("export", join(folder, "a")).stderr).toContain("is not empty");
  expect(command("export").stderr).toContain("Usage");
  expect(command()).toMatchObject({ status: 1, stderr: expect.stringContaining("Usage") as string });
});

test("a folder with a file name as a description is rejected, and nothing is published", async () => {
  const { command, folder, get } = await open();
  cpSync(CONTENT, join(folder, "a"), { recursive: true });
  writeFileSync(join(folder, "a/discover/vision.md"), "An imported vision.");
  const gallery = join(folder, "a/gallery.yaml");
  writeFileSync(gallery, readFileSync(gallery, "utf8").replace(/alt: .*/, "alt: IMG_2041.jpg"));
  const { status, stderr } = command("import", join(folder, "a"));
  expect([status, stderr]).toEqual([1, expect.stringMatching(/content\/gallery\.yaml: .*alt: .*name of a file/)]);
  expect((await get("discover/vision")).source).toBe("file");
});

test("a deleted post, a new year and a new picture are imported in any order", async () => {
  const { command, folder, get, put } = await open();
  const team = await get<Team>("team/students-2025");
  await put("team/students-2031", team.data);
  const site = await get<{ defaults: object }>("site");
  await put("site", { ...site.data, defaults: { ...site.data.defaults, teamYear: 2031 } });
  const gallery = await get<{ pictures: object[] }>("gallery");
  await put("gallery", { pictures: [...gallery.data.pictures, { ...gallery.data.pictures[0], id: "brand-new" }] });
  const home = await get<object>("home");
  await put("home", { ...home.data, galleryTeaser: ["brand-new"] });
  command("export", join(folder, "a"));

  const other = await open();
  const key = "blogs/what-a-grant-panel-asks";
  await other.app.request(`/api/content/${key}`, { method: "DELETE", headers: { Cookie: other.cookie } });
  expect(other.command("import", join(folder, "a"))).toMatchObject({ status: 0, stderr: "" });
  await other.app.site.version.refresh();
  expect((await other.app.request(`/${key}`)).status).toBe(200);
  expect(await (await other.app.request("/team")).text()).toContain("2031");
});

test("a folder without one of its pictures is rejected, and nothing is stored", async () => {
  const { command, folder, get } = await open();
  cpSync(CONTENT, join(folder, "a"), { recursive: true });
  const vision = join(folder, "a/discover/vision.md");
  writeFileSync(vision, "An imported vision.");
  const post = join(folder, "a/blogs/what-a-grant-panel-asks.md");
  writeFileSync(post, readFileSync(post, "utf8").replace(/file: .*/, "file: blogs/lost.png"));
  expect(command("import", join(folder, "a"))).toMatchObject({
    status: 1,
    stderr: expect.stringContaining("there is no picture content/pictures/blogs/lost.png.") as string,
  });
  mkdirSync(join(folder, "a/pictures/blogs"), { recursive: true });
  writeFileSync(join(folder, "a/pictures/blogs/lost.png"), "no picture");
  const { status, stderr } = command("import", join(folder, "a"));
  expect([status, stderr]).toEqual([1, expect.stringContaining("blogs/lost.png")]);
  expect((await get("discover/vision")).source).toBe("file");
});
